"""The tables: `service` has every operation; `model` the values, `ports` what storage and Discord provide.

`lobby`, `playing` and `pausing` are pure functions that give the next table. The rest keeps tables in memory, writes
changes and does what is due.
"""
