"""The rules, a module for each chapter; what they ask about is offered by questions/, what is possible is in possible/.

chapter of RULES.md                         module                              ids
Set-up                                      ../setup, phases                    S1 to S15
The round                                   phases, turn                        R1 to R4
Important notions                           goods, ../hexes                     N1 to N9
Colonists and crystals on main actions      turn, slots, goods                  K1 to K7
Main actions in orbit                       blueprints, laboratory, goods       O1 to O16
Using technology                            ../technology, laboratory           T1 to T5
Control centre                              movement, effects                   X1 to X10
Construct a building, life support          construction                        B1 to B12, L1 to L6
The colony's level                          level                               V1 to V9
Upgrade a building                          blueprints                          U1 to U6
Welcome a ship                              ships                               W1 to W5
Scientists and contracts                    hiring, goods, missions             H1 to H7
Executive actions, advanced buildings       executive, effects                  E1 to E10, Q1 to Q4, BP1 to BP19
Missions, private goals                     missions, goals, ../possible/goals  M1 to M4, P1 to P3, GO1 to GO16
Shuttle phase, turn order spaces            phases, player, travel              J1 to J11, TO1 to TO5
End of the game, Space Singularity          phases, ../scoring                  F1 to F11, Z1
Research and discovery tiles                effects                             D1 to D9
Laboratory benefits                         player, effects                     LB1 to LB3
First Colonists                             tasks                               Y1 to Y4
Alone against Lacerda                       ../lacerda                          LA1 to LA25
"""
