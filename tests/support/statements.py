"""The SQL statements of the storage."""

import dataclasses

from bot.storage import archive, open_tables, results, settings_store, tables

VERBS = ("SELECT", "INSERT", "UPDATE", "DELETE")


def statements() -> dict[str, str]:
    """Every statement by the name of its constant; constants with an underscore are parts of statements."""
    texts = {
        name: value
        for module in (open_tables, tables, results, archive, settings_store)
        for name, value in vars(module).items()
        if isinstance(value, str) and value.strip().startswith(VERBS) and not name.startswith("_")
    }
    for name, queries in (("ALL_OPEN", open_tables.ALL_OPEN), ("ONE_OPEN", open_tables.ONE_OPEN)):
        texts |= {f"{name}.{field}": text for field, text in dataclasses.asdict(queries).items()}
    return texts
