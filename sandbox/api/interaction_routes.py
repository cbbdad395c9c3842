"""The routes by which the bot answers interactions; they need only the token in their address."""

from __future__ import annotations

from sandbox.api.middleware import ApiRequest, Middleware, Response
from sandbox.payloads.message import Payloads
from sandbox.world.interactions import Interactions
from sandbox.world.model import Interaction, as_int

_MESSAGE = "/webhooks/{application}/{token}/messages/{message}"


class InteractionRoutes:
    """The routes of first answers, follow-ups, and changes to both."""

    def __init__(self, interactions: Interactions, payloads: Payloads) -> None:
        self._interactions = interactions
        self._payloads = payloads

    def add_to(self, middleware: Middleware) -> None:
        """Enters every route."""
        middleware.add("POST", "/interactions/{interaction}/{token}/callback", self.first, public=True)
        middleware.add("POST", "/webhooks/{application}/{token}", self.follow_up, public=True)
        middleware.add("GET", _MESSAGE, self.get, public=True)
        middleware.add("PATCH", _MESSAGE, self.edit, public=True)
        middleware.add("DELETE", _MESSAGE, self.delete, public=True)

    def first(self, request: ApiRequest) -> Response:
        """Gives the first answer."""
        interaction, kind, message = self._interactions.answer(
            as_int(request.path["interaction"]), request.path["token"], request.submission()
        )
        if request.query.get("with_response", "").lower() in ("1", "true"):
            return Response(200, self._payloads.callback(interaction, kind, message))
        return Response(204)

    def follow_up(self, request: ApiRequest) -> Response:
        """Sends a follow-up."""
        message = self._interactions.follow_up(self._interaction(request), request.submission())
        return Response(200, self._payloads.message(message))

    def get(self, request: ApiRequest) -> Response:
        """Returns an answer."""
        interaction = self._interaction(request)
        return Response(
            200, self._payloads.message(self._interactions.message_of(interaction, request.path["message"]))
        )

    def edit(self, request: ApiRequest) -> Response:
        """Edits an answer."""
        interaction = self._interaction(request)
        message = self._interactions.message_of(interaction, request.path["message"])
        return Response(
            200, self._payloads.message(self._interactions.change(interaction, message, request.submission()))
        )

    def delete(self, request: ApiRequest) -> Response:
        """Deletes an answer."""
        interaction = self._interaction(request)
        self._interactions.remove(interaction, self._interactions.message_of(interaction, request.path["message"]))
        return Response(204)

    def _interaction(self, request: ApiRequest) -> Interaction:
        return self._interactions.by_token(as_int(request.path["application"]), request.path["token"])
