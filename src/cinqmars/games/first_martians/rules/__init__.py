"""First Martians, chapter by chapter. Numbers refer to RULES.md.

| chapter | where | rules |
|---|---|---|
| Set-up, missions | setup.py, data/missions.py | S, G, N |
| A round, its phases, how a mission ends | course.py, phases.py | R, M, F, U, W |
| Events | event_phase.py | E |
| Production, farms, shutdown | production.py | P |
| Planning | planning.py, plan.py, flaws.py | L |
| What can be declared, and what it takes | declaring.py, requirements.py, bills.py, risks.py | L |
| Actions, dice, adventures | actions.py, dice.py, success.py, routes.py, targets.py | X, D, C |
| Effects, tokens, malfunctions | effects.py, effects_on_crew.py, effects_on_base.py, possible.py, hub.py | T, F |
| The crew: skills, wounds, afflictions | skills.py, tools.py, hub.py | A |
| Objectives | objectives.py | G, W |
| The campaign | campaign.py | K |

What is asked, what it offers and why not: questions/.
"""
