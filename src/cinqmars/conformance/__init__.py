"""Conformance: what every game gets for nothing. Random games, and every promise of the contract checked on them."""

from cinqmars.conformance.checks import CHECKS, Check
from cinqmars.conformance.examination import Tally, conformance, fuzz
from cinqmars.conformance.failure import NonConforming

__all__ = ["CHECKS", "Check", "NonConforming", "Tally", "conformance", "fuzz"]
