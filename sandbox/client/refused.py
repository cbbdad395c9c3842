"""The refusal of a person's action by their client."""

from __future__ import annotations


class Refused(Exception):  # noqa: N818 - the same name as in bot.tables
    """Discord's client does not allow an action; `why` is a code of PROTOCOL.md, `option` the option concerned."""

    def __init__(self, why: str, option: str | None = None) -> None:
        super().__init__(why if option is None else f"{why}: {option}")
        self.why = why
        self.option = option
