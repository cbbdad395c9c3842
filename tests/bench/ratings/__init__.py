"""Matches of a crowd whose strength is known, and how well ratings forecast them."""
