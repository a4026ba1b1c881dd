"""The 18 corporations: base game, Corporate Era, Prelude; the first is for beginners."""

from __future__ import annotations

from typing import Final

from .card import Card

CORPORATIONS: Final[list[Card]] = [
    Card(
        "beginner-corporation",
        "R00",
        "base",
        "corporation",
        0,
        [],
        megacredits=42,
        effects=[{"special": "free-hand"}],
    ),
    Card(
        "credicor",
        "R08",
        "base",
        "corporation",
        0,
        [],
        megacredits=57,
        ongoing=[
            {
                "when": {"on": "card-played", "min-base-cost": 20, "by": "self"},
                "do": [{"gain": {"megacredits": 4}}],
            },
            {
                "when": {"on": "standard-project", "min-base-cost": 20, "by": "self"},
                "do": [{"gain": {"megacredits": 4}}],
            },
        ],
    ),
    Card(
        "ecoline",
        "R17",
        "base",
        "corporation",
        0,
        ["plant"],
        megacredits=36,
        effects=[{"production": {"plants": 2}}, {"gain": {"plants": 3}}],
        modifiers=[{"plants-per-greenery": 7}],
    ),
    Card(
        "helion",
        "R18",
        "base",
        "corporation",
        0,
        ["space"],
        megacredits=42,
        effects=[{"production": {"heat": 3}}],
        modifiers=[{"heat-as-megacredits": True}],
    ),
    Card(
        "interplanetary-cinematics",
        "R19",
        "base",
        "corporation",
        0,
        ["building"],
        megacredits=30,
        effects=[{"gain": {"steel": 20}}],
        ongoing=[
            {
                "when": {"on": "card-played", "type": "event", "by": "self"},
                "do": [{"gain": {"megacredits": 2}}],
            }
        ],
    ),
    Card(
        "inventrix",
        "R43",
        "base",
        "corporation",
        0,
        ["science"],
        megacredits=45,
        first_action=[{"draw": {"look": 3, "keep": 3}}],
        modifiers=[{"requirement-leeway": {"steps": 2}}],
    ),
    Card(
        "mining-guild",
        "R24",
        "base",
        "corporation",
        0,
        ["building", "building"],
        megacredits=30,
        effects=[{"production": {"steel": 1}}, {"gain": {"steel": 5}}],
        ongoing=[
            {
                "when": {
                    "on": "placement-bonus",
                    "includes-any": ["steel", "titanium"],
                    "by": "self",
                    "source": "hex",
                },
                "do": [{"production": {"steel": 1}}],
            }
        ],
    ),
    Card(
        "phobolog",
        "R09",
        "base",
        "corporation",
        0,
        ["space"],
        megacredits=23,
        effects=[{"gain": {"titanium": 10}}],
        modifiers=[{"metal-value": {"titanium": 1}}],
    ),
    Card(
        "tharsis-republic",
        "R31",
        "base",
        "corporation",
        0,
        ["building"],
        megacredits=40,
        first_action=[{"city": {"on": "city"}}],
        ongoing=[
            {
                "when": {"on": "tile-placed", "tile": "city", "by": "any", "where": "mars"},
                "do": [{"production": {"megacredits": 1}}],
            },
            {
                "when": {"on": "tile-placed", "tile": "city", "by": "self", "where": "anywhere"},
                "do": [{"gain": {"megacredits": 3}}],
            },
        ],
    ),
    Card(
        "thorgate",
        "R13",
        "base",
        "corporation",
        0,
        ["power"],
        megacredits=48,
        effects=[{"production": {"energy": 1}}],
        modifiers=[
            {"discount": {"amount": 3, "tag": "power", "per": "tag"}},
            {"standard-project-discount": {"project": "power-plant", "amount": 3}},
        ],
    ),
    Card(
        "united-nations-mars-initiative",
        "R32",
        "base",
        "corporation",
        0,
        ["earth"],
        megacredits=40,
        action=[{"cost": {"megacredits": 3}, "condition": "rating-raised", "effects": [{"tr": 1}]}],
    ),
    Card(
        "saturn-systems",
        "R03",
        "corpera",
        "corporation",
        0,
        ["jovian"],
        megacredits=42,
        effects=[{"production": {"titanium": 1}}],
        ongoing=[
            {
                "when": {
                    "on": "tag-played",
                    "tags": ["jovian"],
                    "by": "any",
                    "per": "tag",
                    "includes-this": True,
                },
                "do": [{"production": {"megacredits": 1}}],
            }
        ],
    ),
    Card(
        "teractor",
        "R30",
        "corpera",
        "corporation",
        0,
        ["earth"],
        megacredits=60,
        modifiers=[{"discount": {"amount": 3, "tag": "earth", "per": "tag"}}],
    ),
    Card(
        "cheung-shing-mars",
        "R16",
        "prelude",
        "corporation",
        0,
        ["building"],
        megacredits=44,
        effects=[{"production": {"megacredits": 3}}],
        modifiers=[{"discount": {"amount": 2, "tag": "building", "per": "tag"}}],
    ),
    Card(
        "point-luna",
        "R10",
        "prelude",
        "corporation",
        0,
        ["space", "earth"],
        megacredits=38,
        effects=[{"production": {"titanium": 1}}],
        ongoing=[
            {
                "when": {
                    "on": "tag-played",
                    "tags": ["earth"],
                    "by": "self",
                    "per": "tag",
                    "includes-this": True,
                },
                "do": [{"draw": {"look": 1, "keep": 1}}],
            }
        ],
    ),
    Card(
        "robinson-industries",
        "R27",
        "prelude",
        "corporation",
        0,
        [],
        megacredits=47,
        action=[
            {"cost": {"megacredits": 4}, "effects": [{"choose-production": {"amount": 1, "among": "lowest"}}]}
        ],
    ),
    Card(
        "valley-trust",
        "R34",
        "prelude",
        "corporation",
        0,
        ["earth"],
        megacredits=37,
        first_action=[{"draw-prelude": {"look": 3, "play": 1, "discard": 2}}],
        modifiers=[{"discount": {"amount": 2, "tag": "science", "per": "tag"}}],
    ),
    Card(
        "vitor",
        "R35",
        "prelude",
        "corporation",
        0,
        ["earth"],
        megacredits=48,
        first_action=[{"fund-award": {"cost": 0}}],
        ongoing=[
            {
                "when": {
                    "on": "card-played",
                    "vp-icon": "non-negative",
                    "by": "self",
                    "includes-this": False,
                },
                "do": [{"gain": {"megacredits": 3}}],
            }
        ],
    ),
]
