"""A person's act that the client itself does not allow."""

from __future__ import annotations


class Refused(Exception):  # noqa: N818 - the house's word for a refusal
    """`why` is one of the codes of PROTOCOL.md; `option` names the option it is about."""

    def __init__(self, why: str, option: str | None = None) -> None:
        super().__init__(why if option is None else f"{why}: {option}")
        self.why = why
        self.option = option
