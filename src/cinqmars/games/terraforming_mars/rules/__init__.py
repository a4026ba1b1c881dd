"""The rules, in the order of the rulebook. Numbers refer to RULES.md.

| chapter | module | rules |
|---|---|---|
| Set-up, preludes | `set_up` | S, D1, D2 |
| Player order | `order`, `course` | G1, G2 |
| Research, drafting | `research`, `decks` | G3, G4, G9, V |
| Actions, turns | `course`, `actions` | G5 to G8 |
| Production, the end | `course`, `scoring` | G10 to G13, F |
| Milestones, awards | `milestones`, `awards` | M, A |
| Standard projects and conversions | `standard`, `actions` | X |
| What a card asks, and whether it may be played | `playability` (with `cards.requirements`) | C1 to C8, D3 |
| Paying | `prices`, `payment` | C9 to C12 |
| Playing a card, what it does and sets off | `playing`, `effects`, `rivals` | C13 to C22, D4, D5 |
| Actions of cards in play | `usability`, `playing` | B |
| Global parameters, tiles | `terraforming`, `tiles` | P, T |
| MarsBot | the package `marsbot` | R |

`prices`, `standard`, `awards`, `milestones`, `playability`, `usability`, `tiles` and `rivals` calculate: they ask
nothing, and `questions` and `bots` rely on them. The others ask.
"""
