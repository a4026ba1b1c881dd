"""Conformance: what every game gets for nothing. Random games, and every promise of the contract checked on them."""

from cinqmars.kernel.conformance.checks import CHECKS, Check
from cinqmars.kernel.conformance.examination import Tally, conformance, fuzz
from cinqmars.kernel.conformance.failure import NonConforming

__all__ = ["CHECKS", "Check", "NonConforming", "Tally", "conformance", "fuzz"]
