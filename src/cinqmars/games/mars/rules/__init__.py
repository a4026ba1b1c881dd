"""Mars, a module for each chapter of the rulebook. Numbers refer to RULES.md.

| chapter | where | rules |
|---|---|---|
| Components | components.py, cards/, setup.py | M |
| Set-up | setup.py, rules/set_up.py | S |
| The turn | rules/turn.py | G |
| 1. Event | rules/events.py | E |
| Conflicts, raids | rules/confrontations.py, rules/strength.py | C, L |
| Supremacies | rules/supremacies.py | U |
| 2. R&D, R&D cards | rules/research.py | R, D |
| 3. Supply, 4. mining | rules/supply.py, rules/materials.py | T, N1 |
| 5. Exchanges with Earth and by contract | rules/exchanges.py | X1 to X3 |
| Exchanges with other colonies | rules/trade.py, rules/proposals.py | X4 to X10 |
| 6. Construction, mines, contracts | rules/construction.py | B, N2, N3, K |
| Active and idle, habitations, power plants, silos | rules/colony.py, rules/losses.py | A, H, P, O |
| Communication, bases, centres, spaceport | rules/materials.py | Q |
| 7. End of the turn | rules/end_of_turn.py | F |
| Victory points, the end of the game | rules/scoring.py | V |

What is asked, what it offers and why not: questions/
"""
