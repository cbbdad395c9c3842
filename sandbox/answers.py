"""The routes by which the bot answers interactions; the token in the address is all they need."""

from __future__ import annotations

from sandbox.interactions import Interactions
from sandbox.model import Interaction, as_int
from sandbox.views import Views
from sandbox.wire import Answer, Call, Wire

_MESSAGE = "/webhooks/{application}/{token}/messages/{message}"


class Answers:
    """First answers, follow-ups, and changes to both."""

    def __init__(self, interactions: Interactions, views: Views) -> None:
        self._interactions = interactions
        self._views = views

    def add_to(self, wire: Wire) -> None:
        """Enter every route."""
        wire.add("POST", "/interactions/{interaction}/{token}/callback", self.first, public=True)
        wire.add("POST", "/webhooks/{application}/{token}", self.follow_up, public=True)
        wire.add("GET", _MESSAGE, self.get, public=True)
        wire.add("PATCH", _MESSAGE, self.edit, public=True)
        wire.add("DELETE", _MESSAGE, self.delete, public=True)

    def first(self, call: Call) -> Answer:
        interaction, kind, message = self._interactions.answer(
            as_int(call.path["interaction"]), call.path["token"], call.form()
        )
        if call.query.get("with_response", "").lower() in ("1", "true"):
            return Answer(200, self._views.callback(interaction, kind, message))
        return Answer(204)

    def follow_up(self, call: Call) -> Answer:
        message = self._interactions.follow_up(self._interaction(call), call.form())
        return Answer(200, self._views.message(message))

    def get(self, call: Call) -> Answer:
        interaction = self._interaction(call)
        return Answer(200, self._views.message(self._interactions.message_of(interaction, call.path["message"])))

    def edit(self, call: Call) -> Answer:
        interaction = self._interaction(call)
        message = self._interactions.message_of(interaction, call.path["message"])
        return Answer(200, self._views.message(self._interactions.change(interaction, message, call.form())))

    def delete(self, call: Call) -> Answer:
        interaction = self._interaction(call)
        self._interactions.remove(interaction, self._interactions.message_of(interaction, call.path["message"]))
        return Answer(204)

    def _interaction(self, call: Call) -> Interaction:
        return self._interactions.by_token(as_int(call.path["application"]), call.path["token"])
