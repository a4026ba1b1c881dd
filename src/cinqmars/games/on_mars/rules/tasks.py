"""First Colonists: A cards revealed by construction, B cards that reward a task."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.rules.goods import gain
from cinqmars.games.on_mars.state import OnMarsState

B_DRAWN = 2


def constructed(s: OnMarsState, c: int, building: int) -> None:  # rules: Y3
    """A building of one of the four types on the A card: two B cards instead of it."""
    if not s.first or s.card_a[c] == box.NONE:
        return
    if building not in box.CARDS_A[s.card_a[c]]:
        if building != box.SHELTER:
            s.deduced[c] = 1  # only one card lacks this type
        return
    s.emit("card-a", s.who(c), s.card_a[c])
    s.card_a[c] = box.NONE
    s.barrier()
    for _ in range(B_DRAWN):
        if s.tasks:
            s.hand_b[c].append(s.tasks.pop())
    s.hand_b[c].sort()


def task(s: OnMarsState, c: int, done: int) -> None:  # rules: Y4
    """A task was completed: whoever has its card shows it, each player the first one of a turn."""
    if not s.first or s.task_done[c] or done not in s.hand_b[c]:
        return
    s.task_done[c] = 1
    s.hand_b[c].remove(done)
    s.emit("task", s.who(c), done)
    gain(s, c, box.TASK_REWARD[done], 1)
