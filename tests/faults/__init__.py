"""Faults of bots that run as several processes: killed, paused, cut off, over the real client."""
