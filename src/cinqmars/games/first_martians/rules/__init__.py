"""First Martians, a module for each chapter of the rulebook. Numbers refer to RULES.md.

| chapter | where | rules |
|---|---|---|
| Goal, objectives | rules/objectives.py | G |
| Facility cards | rules/success.py | C |
| The crew: skills, wounds, afflictions | rules/hub.py, rules/skills.py, rules/tools.py | A |
| Reserve | rules/hub.py | V |
| The round | rules/course.py, rules/phases.py | R |
| I. Events | rules/event_phase.py, rules/occasion.py, rules/possible.py, rules/causes.py | E |
| II. Morale | rules/phases.py | M |
| III. Production, farms, shutdown | rules/production.py | P |
| IV. Planning | rules/planning.py, rules/plan.py, rules/flaws.py | L |
| What can be declared | rules/declaring.py, rules/reasons.py | L |
| What it takes and risks | rules/requirements.py, rules/bills.py, rules/risks.py | L |
| Dice, adventures | rules/actions.py, rules/dice.py | D |
| Actions | rules/actions.py, rules/success.py, rules/routes.py, rules/targets.py | X |
| V. Malfunction | rules/phases.py | F |
| What cards do | rules/effects.py, rules/effects_on_crew.py, rules/effects_on_base.py | E, F, R |
| VI. Upkeep | rules/phases.py | U |
| Modifier tokens and terrain | rules/hub.py, rules/risks.py, rules/actions.py | T |
| End of the game | rules/course.py, rules/objectives.py | W |
| Set-up, smaller crews, difficulty | setup.py | S |
| Missions | data/missions.py, rules/success.py | N |
| The campaign, its tales | rules/campaign.py, rules/tales.py | K |

What is asked, what it offers and why not: questions/
"""
