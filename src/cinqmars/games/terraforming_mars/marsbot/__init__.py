"""MarsBot, the automaton of the solo game. It is no seat: it is asked nothing, and owns what it has as MARSBOT.

The rest of the game meets it in these modules; without it their functions find and do nothing.

| module | what it is there |
|---|---|
| `rival` | a rival: what players' effects count of it, take from it, and what it notices of their play |
| `course`, `research` | its part in the course of the game: set-up, turns, the end; new cards |
| `goals`, `scoring` | one more competitor for milestones, awards and the win |
| `outlook` | what bots expect of it |
| `hidden`, `view`, `log` | cards nobody knows, its board, the lines it is told in |

The other modules are its own: `state` (what it has), `tracks` and `cards` (data), `actions`, `bonus`, `placement`.
"""
