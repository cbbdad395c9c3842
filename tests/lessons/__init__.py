"""Lessons are played to their end by their own instructions, and every fact that they state is checked."""
