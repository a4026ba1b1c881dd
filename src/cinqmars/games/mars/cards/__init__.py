"""The event cards and R&D cards of Mars, written with effects that have types."""
