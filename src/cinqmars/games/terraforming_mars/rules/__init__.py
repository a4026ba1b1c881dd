"""Terraforming Mars, a module for each chapter of the rulebook. Numbers refer to RULES.md.

| chapter | where | rules |
|---|---|---|
| Set-up, preludes | setup.py, rules/set_up.py | S, D1, D2 |
| Player order | rules/order.py, rules/course.py | G1, G2 |
| Research, drafting | rules/research.py, rules/decks.py | G3, G4, G9, V |
| Actions, turns | rules/course.py, rules/actions.py | G5 to G8 |
| Production, the end | rules/course.py, rules/scoring.py | G10 to G13, F |
| Milestones, awards | rules/milestones.py, rules/awards.py | M, A |
| Standard projects and conversions | rules/standard.py, rules/actions.py | X |
| What a card asks, and whether it may be played | rules/playability.py, cards/requirements.py | C1 to C8, D3 |
| Paying | rules/prices.py, rules/payment.py | C9 to C12 |
| Playing a card, what it does and sets off | rules/playing.py, rules/effects.py, rules/rivals.py | C13 to C22, D4, D5 |
| Actions of cards in play | rules/usability.py, rules/playing.py | B |
| Global parameters, tiles | rules/terraforming.py, rules/tiles.py | P, T |
| MarsBot | marsbot/ | R |

`prices`, `standard`, `awards`, `milestones`, `playability`, `usability`, `tiles` and `rivals` calculate: they ask
nothing, and `questions` and `bots` rely on them. The others ask.
"""
