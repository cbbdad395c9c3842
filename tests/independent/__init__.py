"""Calculations made without the engine, from the rule sheets alone, to compare the engine with."""
