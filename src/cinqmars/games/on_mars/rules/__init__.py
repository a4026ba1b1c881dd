"""On Mars, a module for each chapter of the rulebook. Numbers refer to RULES.md.

| chapter | where | rules |
|---|---|---|
| Components | components.py | C |
| Set-up | setup.py, rules/phases.py | S |
| The round | rules/phases.py, rules/turn.py | R |
| Important notions | rules/goods.py, hexes.py | N |
| Colonists and crystals on main actions | rules/turn.py, rules/slots.py, rules/goods.py | K |
| Main actions in orbit | rules/blueprints.py, rules/laboratory.py, rules/goods.py | O |
| Using technology | technology.py, rules/laboratory.py | T |
| Control centre | rules/movement.py, rules/effects.py | X |
| Construct a building, life support | rules/construction.py | B, L |
| The colony's level | rules/level.py | V |
| Upgrade a building | rules/blueprints.py | U |
| Welcome a ship | rules/ships.py | W |
| Scientists and contracts | rules/hiring.py, rules/goods.py, rules/missions.py | H |
| Executive actions, advanced buildings | rules/executive.py, rules/effects.py | E, Q, BP |
| Missions, private goals | components.py, rules/missions.py, rules/goals.py, possible/goals.py | M, MI, P, GO |
| Shuttle phase, turn order spaces | rules/phases.py, rules/player.py, rules/travel.py | J, TO |
| End of the game, Space Singularity | rules/phases.py, scoring.py | F, Z |
| Research and discovery tiles | effects.py, rules/effects.py | D |
| Laboratory benefits | effects.py, rules/player.py | LB |
| First Colonists | rules/tasks.py | Y |
| Alone against Lacerda | lacerda/ | LA |

What is asked and what it offers: questions/; what is possible, and why something is not: possible/.
"""
