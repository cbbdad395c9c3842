"""Draws what players see as pictures: card faces, tables, sheets. Knows neither Discord nor rules."""
