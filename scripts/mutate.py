#!/usr/bin/env python3
"""Break the kernel one line at a time: tests/kernel must notice. Lists the mutants that survive.

A command of its own, too slow for `make test`:

    python scripts/mutate.py                 all mutants, one after the other
    python scripts/mutate.py --jobs 2        two at a time
    python scripts/mutate.py undo token      only those whose name has one of these words

Each mutant is a copy of package and tests in a temporary folder; the checkout is not touched. The exit code is 1 if
one survives. A mutant that nobody could tell from the original is not a mutant: take it off the list.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = (".git", ".venv*", "build", "dist", "node_modules", "__pycache__", ".*_cache", "*.so")
TESTS = "tests/kernel"
LIKELY = {  # by module, the tests most likely to notice: they are tried first
    "asker": ["submissions", "race", "ask", "simultaneously", "search"],
    "together": ["simultaneously", "undo", "search"],
    "session": ["sessions", "undo", "submissions", "events", "views"],
    "question": ["ask", "events"],
    "state": ["submissions", "events", "resume"],
    "probe": ["probe"],
    "record": ["resume", "records"],
    "options": ["setup"],
    "errors": ["errors"],
    "game": ["choices"],
    "view": ["views"],
}
PATIENCE = 600  # seconds; a mutant that hangs is noticed too


class Mutant(NamedTuple):
    name: str
    module: str
    old: str  # occurs once in the module
    new: str


def broken(module: str, *lines: tuple[str, str, str]) -> list[Mutant]:
    return [Mutant(name, module, old, new) for name, old, new in lines]


MUTANTS = [
    *broken(
        "asker",
        ("ask: no option is fine", "        if not opts:\n", "        if False:\n"),
        (
            "ask: forced choices skipped in lanes",
            "        elif len(opts) == 1:",
            "        if len(opts) == 1:",
        ),
        ("ask: another seat in a lane", "        if seat != self.lane:", "        if False:"),
        (
            "forms: forced field not dropped",
            "self.feed[0] == (kind, arg):\n            self.feed.pop(0)",
            "self.feed[0] == (kind, arg):\n            pass",
        ),
        (
            "forms: forced field before the question",
            "self.feed and self.pos > self.since and seat",
            "self.feed and seat",
        ),
        (
            "forms: forced field of anybody",
            "self.pos > self.since and seat == self.seat and",
            "self.pos > self.since and",
        ),
        (
            "replay: nothing checked",
            "if answer.seat != seat or answer.kind != kind or answer.arg not in opts:",
            "if False:",
        ),
        ("replay: seat unchecked", "if answer.seat != seat or answer.kind", "if answer.kind"),
        ("replay: kind unchecked", "or answer.kind != kind or", "or"),
        ("replay: option unchecked", " or answer.arg not in opts:", ":"),
        (
            "race: in a lane",
            '        if self.lane >= 0:\n            raise RulesError("race',
            '        if False:\n            raise RulesError("race',
        ),
        ("race: observer not polled first", "order.insert(1, self.observer)", "pass"),
        (
            "race: observer polled outside its race",
            "            if self.observer in seats:\n",
            "            if True:\n",
        ),
        ("race: observer polled twice", "order.remove(self.observer)", "pass"),
        ("race: lead not polled last", "if self.observer in order[1:]:", "if self.observer in order:"),
        (
            "race: menus before the re-deal",
            "            self.lift_fog(s)  # before any menu",
            "            menus = {q: menu(s, q) for q in seats}; menu = lambda s, q: menus[q]; self.lift_fog(s)  #",
        ),
        (
            "race: log of a stranger",
            "menu(s, answer.seat) if answer.seat in seats else None",
            "menu(s, answer.seat)",
        ),
        ("race: everybody must", "must=seat == order[0]", "must=True"),
        ("race: empty menu", "                if not d.opts:", "                if False:"),
        ("race: no lead", "if not asked or not asked[0].must:", "if False:"),
        ("bot: lead may wait", "opts = d.opts if i == last else [WAIT, *d.opts]", "opts = [WAIT, *d.opts]"),
        ("bot: others may not wait", "opts = d.opts if i == last else [WAIT, *d.opts]", "opts = d.opts"),
        ("bot: lead polled first", "order[i % last]", "order[i - 1]"),
        ("events: lanes public", "            to &= 1 << self.lane\n", "            pass\n"),
        ("barrier: not kept", "self.barriers.append((self.lane, self.pos))", "pass"),
        (
            "barrier: lanes bind everybody",
            "self.barriers.append((self.lane, self.pos))",
            "self.barriers.append((-1, self.pos))",
        ),
        (
            "submit: past a reveal",
            "if self.feed and self.pos > self.since and self.lane in (-1, self.seat):",
            "if False:",
        ),
        (
            "submit: ended by an old reveal",
            "if self.feed and self.pos > self.since and self.lane in (-1, self.seat):",
            "if self.feed and self.lane in (-1, self.seat):",
        ),
        (
            "submit: kind unchecked",
            "if kind not in (-1, d.kind) or arg not in d.opts:",
            "if arg not in d.opts:",
        ),
        (
            "submit: option unchecked",
            "if kind not in (-1, d.kind) or arg not in d.opts:",
            "if kind not in (-1, d.kind):",
        ),
        ("submit: logged as given", "d.answered(d.opts[d.opts.index(arg)])", "d.answered(arg)"),
        ("search: nothing dealt again", "            game.resample(s, self.observer, rng)\n", ""),
        ("search: foresees the dice", "            s.rng = rng.fork()  #", "            pass  #"),
    ),
    *broken(
        "together",
        ("region: nested", "    if io.lane >= 0:", "    if False:"),
        ("region: chance", "    if io.listening and luck.s != chance:", "    if False:"),
        (
            "region: re-dealt is chance",
            "io.listening and luck.s != chance",
            "io.listening and s.rng.s != chance",
        ),
        ("region: closing reveals nothing", "        s.barrier()  #", "        pass  #"),
        ("region: one seat reveals", "    if len(order) > 1:", "    if True:"),
        ("region: never known to be open", "raise Pending(waiting, start)", "raise Pending(waiting)"),
        ("region: observer's lane not first", "order.insert(0, io.observer)", "order.append(io.observer)"),
        ("region: everybody takes part", "range(s.n) if seats is None else seats", "range(s.n)"),
    ),
    *broken(
        "session",
        ("session: takes over the log", "= log[:]", "= log"),
        ("session: takes over the checkpoints", "= marks[:]", "= marks"),
        ("session: takes over the answers", "list(feed), len(log)", "feed, len(log)"),
        ("session: too many answers", "        if asker.feed:\n", "        if False:\n"),
        ("secrets: others are done", "        if asker.feed and self.region >= 0:", "        if False:"),
        ("submit: nothing", "        if not feed:\n", "        if False:\n"),
        ("session: answers left over", "        if asker.pos < len(self.log):", "        if False:"),
        ("session: checkpoints keep askers", "            s.io = IDLE\n", ""),
        ("session: idle rules", "idle = idle + 1 if io.pos == mark.ply else 0", "idle += 1"),
        (
            "session: checkpoints forget reveals",
            "barrier = max([ply for _, ply in io.barriers])",
            "barrier = 0",
        ),
        ("session: checkpoints not numbered", "mark.number + 1", "mark.number"),
        (
            "session: over or not asked",
            "        if self.over:\n            raise Refused(OVER",
            "        if False:\n            raise Refused(OVER",
        ),
        (
            "session: digest without questions",
            "asked = [d[:4] for d in self.pending]",
            "asked: list[Any] = []",
        ),
        (
            "events: all since the checkpoint",
            "[e for e in asker.events if e.ply > len(log)] if feed else asker.events",
            "asker.events",
        ),
        ("events: of the ply before", "if e.ply > len(log)]", "if e.ply >= len(log)]"),
        (
            "secrets: known to all",
            "        if self.region < 0:\n            return self.log[:]",
            "        if True:\n            return self.log[:]",
        ),
        ("secrets: known is the log itself", "return self.log[:]\n", "return self.log\n"),
        (
            "secrets: view of everything",
            "        if self.region < 0:\n            return self.state",
            "        if True:\n            return self.state",
        ),
        (
            "secrets: choices of everything",
            "choices_of(self.game, self.seen(d.seat), d)",
            "choices_of(self.game, self.state, d)",
        ),
        ("submit: token ignored", "        if token != -1 and token != asked.token():", "        if False:"),
        ("submit: whole ignored", "if whole and any([d.held", "if False and any([d.held"),
        (
            "submit: whole of anybody",
            "for d in new.pending if d.seat == seat]):\n            raise Refused(UNF",
            "for d in new.pending]):\n            raise Refused(UNF",
        ),
        ("region: lanes not independent", "        if new.region == self.region >= 0:", "        if False:"),
        ("goto: out of bounds", "        if not 0 <= ply <= len(self.log):", "        if False:"),
        ("goto: late checkpoints", "[m for m in self.marks if m.ply <= ply]", "self.marks"),
        ("undo: late checkpoints", "[m for m in self.marks if m.ply <= first]", "self.marks"),
        (
            "undo: others' answers",
            "if not in_lane and any([a.seat not in bots for a in others]):",
            "if False:",
        ),
        ("undo: bots mind", "a.seat not in bots for a", "True for a"),
        (
            "undo: past a reveal",
            "if any([ply > first and lane in (-1, seat) for lane, ply in self.barriers]):",
            "if False:",
        ),
        ("undo: reveals in any lane", "ply > first and lane in (-1, seat) for", "ply > first for"),
        ("undo: others' lanes", "(others if in_lane else [])", "[]"),
        ("undo: part of a compound", "answer.seat == seat and not answer.held", "answer.seat == seat"),
        ("undo: anybody's compound", "answer.seat == seat and not answer.held", "not answer.held"),
        (
            "search: knows the secrets",
            "io.log, io.fog = self.known(observer), ",
            "io.log, io.fog = self.log, ",
        ),
        (
            "search: plays on the checkpoint",
            "        s: S = mark.state.copy()\n        s.io = io\n        io.pos,",
            "        s: S = mark.state\n        s.io = io\n        io.pos,",
        ),
    ),
    *broken(
        "question",
        ("token: without context", "repr(self[:4])", "repr(self[:3])"),
        ("token: with what may change", "repr(self[:4])", "repr(self)"),
        ("check: without the question", 'crc32(b"%d" % arg, self.token())', 'crc32(b"%d" % arg)'),
        ("check: without the answer", 'crc32(b"%d" % arg, self.token())', "self.token()"),
        ("held: not logged", "arg, self.held, crc32", "arg, False, crc32"),
        ("events: spectators see all", "seat >= 0 and bool(", "seat < 0 or bool("),
        ("events: nobody is told all", "self.to == ALL or", "False or"),
    ),
    *broken(
        "state",
        ("held: not passed on", "opts, ctx, held)", "opts, ctx, False)"),
        ("ask: context not passed on", "opts, ctx, held)", "opts, (), held)"),
        ("events: told to all", "io.hear(what, args, to)", "io.hear(what, args, ALL)"),
        ("state: rules forgotten", 'self.rules = plain["rules"]', "self.rules = 1"),
    ),
    *broken(
        "probe",
        ("probe: past a reveal", "            raise Reveal(s)", "            pass"),
        ("probe: answers past a reveal", "        super().reveal(s)\n", ""),
        (
            "probe: stopped by an old reveal",
            "if self.pos > self.since and self.lane in (-1, self.seat):",
            "if self.lane in (-1, self.seat):",
        ),
        ("probe: hidden cards", "io.fog, io.observer = (game, Rng(1)), seat", "io.observer = seat"),
        ("probe: of nobody", "io.fog, io.observer = (game, Rng(1)), seat", "io.fog = game, Rng(1)"),
        ("probe: token ignored", "    if token not in (-1, asked.token()):", "    if False:"),
        ("probe: others' secrets", "session.known(seat), seat", "session.log, seat"),
        ("probe: another seat's question", "if d.seat == seat]", "]"),
        ("probe: reveal not told", "changed(before, after), True)", "changed(before, after), False)"),
        ("probe: no choices", "choices_of(game, s, d))", "[])"),
        ("probe: things by place", 'item.get("ref", item.get("seat", i))', "i"),
        ("probe: players by place", 'item.get("seat", i)', '"?"'),
        ("probe: newcomers missed", "[*a, *[k for k in b if k not in a]]", "a"),
    ),
    *broken(
        "record",
        ("record: changes the table", "state = last.state.copy()", "state = last.state"),
        ("record: changes the options", "deepcopy(setup.options)", "setup.options"),
        ("record: reveals not saved", '"barrier": last.barrier', '"barrier": 0'),
        ("record: held not saved", "int(a.held)", "0"),
        ("record: result of a running game", "    if not session.over:\n        return None\n", ""),
        (
            "load: checks not compared",
            "session.marks, log[:ply], io=Verifier())",
            "session.marks, log[:ply])",
        ),
        ("resume: checks not compared", "marks, log, io=Verifier())", "marks, log)"),
        (
            "load: held not compared",
            "if self.log[ply] != Decision(seat, kind, opts, ctx, held).answered(arg):",
            "if self.log[ply].check != Decision(seat, kind, opts, ctx, held).answered(arg).check:",
        ),
        ("load: checkpoints not compared", "        _compare(session.marks, expected)\n", "        pass\n"),
        (
            "load: checkpoints only at the end",
            "[*sorted({ply for ply, _ in expected.values() if ply < len(log)}), len(log)]",
            "[len(log)]",
        ),
        ("load: checkpoints never reached", "if number > session.marks[-1].number:", "if False:"),
        ("load: digest not compared", '    if session.digest() != record["digest"]:', "    if False:"),
        ("load: result not compared", '    if result(session) != record["result"]:', "    if False:"),
        (
            "resume: repairs without being asked",
            "        if not repair:\n            raise\n",
            "        pass\n",
        ),
        ("resume: never repairs", "        if not repair:\n            raise\n", "        raise\n"),
        ("resume: no way back", "[Mark(0, game.new(setup)), last] if last.number else [last]", "[last]"),
        ("resume: reveals forgotten", 'at["barrier"], at["number"]', '0, at["number"]'),
        ("resume: bad checkpoint", ", IndexError, AttributeError)", ", IndexError)"),
        ("record: any format", 'or record.get("format") != FORMAT:', "or False:"),
        (
            "record: any version",
            "    if not _is_count(version) or version != FORMAT_VERSION:",
            "    if False:",
        ),
        ("record: version true", "    if not _is_count(version) or version", "    if version"),
        ("record: any game", "    if name != game.id:", "    if False:"),
        (
            "record: any field",
            "        if field not in record or not isinstance(value, types) or isinstance(value, bool):",
            "        if False:",
        ),
        ("record: missing field", "if field not in record or not", "if not"),
        (
            "record: fields true",
            "isinstance(value, types) or isinstance(value, bool):",
            "isinstance(value, types):",
        ),
        ("record: any number of answers", "    if len(answers) > game.bound:", "    if False:"),
        ("record: any checkpoint", "    if not counts or not isinstance(", "    if not isinstance("),
        (
            "record: checkpoint after the answers",
            '    if at["ply"] > len(record["answers"]):',
            "    if False:",
        ),
        ("record: held twice", " and answer[3] <= 1):", "):"),
        (
            "record: any length of an answer",
            "isinstance(x, list) and len(x) == length and",
            "isinstance(x, list) and",
        ),
        (
            "record: true numbers",
            "isinstance(x, int) and not isinstance(x, bool) and",
            "isinstance(x, int) and",
        ),
        ("record: negative numbers", "0 <= x < 2**63", "x < 2**63"),
        ("record: endless numbers", "0 <= x < 2**63", "0 <= x"),
        ("record: rules to come", '<= record["rules"] <= game.version:', '<= record["rules"]:'),
        ("record: rules before the first", 'if not 1 <= record["rules"] <=', 'if not record["rules"] <='),
        ("record: rules of today", 'return setup._replace(rules=record["rules"])', "return setup"),
        ("record: bad set-up not named", "    except BadInput as e:", "    except ZeroDivisionError as e:"),
    ),
    *broken(
        "options",
        ("options: length unchecked", "        if len(value) != seats:", "        if False:"),
        ("options: value unchecked per seat", "return [self.one(v) for v in value]", "return list(value)"),
        ("options: one seat only", "[self.one(value)] * seats", "[self.one(value)]"),
        (
            "options: yes is one",
            "if value == allowed and type(value) is type(allowed):",
            "if value == allowed:",
        ),
        ("options: any name", "        if name not in known:", "        if False:"),
        ("options: default forgotten", "given.get(name, option.default)", "given.get(name)"),
        ("options: any mapping", "    if not isinstance(given, dict):", "    if False:"),
        ("options: typed with care", "text.strip().lower()", "text"),
        ("options: several typed", '        if self.per_seat and "," in text:', "        if False:"),
        ("set-up: any seats", " or seats not in game.seats:", ":"),
        (
            "set-up: true seats",
            "not isinstance(seats, int) or isinstance(seats, bool) or",
            "not isinstance(seats, int) or",
        ),
        (
            "set-up: seats of any type",
            "not isinstance(seats, int) or isinstance(seats, bool) or",
            "isinstance(seats, bool) or",
        ),
        (
            "set-up: true seed",
            "not isinstance(seed, int) or isinstance(seed, bool) or",
            "not isinstance(seed, int) or",
        ),
        ("set-up: negative seed", "not 0 <= seed <= MAX_SEED", "not seed <= MAX_SEED"),
        ("set-up: endless seed", "not 0 <= seed <= MAX_SEED", "not 0 <= seed"),
        ("set-up: rules of no version", "options), game.version)", "options), 1)"),
        ("set-up: endless texts", "    except ValueError:  #", "    except ZeroDivisionError:  #"),
    ),
    *broken(
        "errors",
        ("errors: stay in their process", "return Diverged, (self.ply, ", "return Diverged, (0, "),
        ("errors: without reason", "self.reason: str = reason", 'self.reason: str = "error"'),
    ),
    *broken(
        "game",
        ("choices: no reason", "None if arg in d.opts else say(", "None if True else say("),
    ),
    *broken(
        "view",
        ("view: things without refs", "            refs.update([thing.ref for thing in zone.things])\n", ""),
        ("view: named tuples as lists", 'isinstance(x, tuple) and hasattr(x, "_fields")', "False"),
    ),
]


def snapshot(folder: Path) -> Path:
    """The checkout as it is now: it may change while we are at it."""
    return Path(shutil.copytree(ROOT, folder / "original", ignore=shutil.ignore_patterns(*LEFT_OUT)))


def source(original: Path, folder: str, mutant: Mutant) -> Path:
    """A copy of the source with its mutation. The list must keep up with the kernel: each place is found once."""
    copy = Path(shutil.copytree(original / "src", Path(folder, "src")))
    module = copy / "cinqmars" / "kernel" / f"{mutant.module}.py"
    text = module.read_text(encoding="utf-8")
    found = text.count(mutant.old)
    if found != 1:
        raise SystemExit(f"{mutant.name}: found {found} times in {mutant.module}.py:\n{mutant.old}")
    module.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    return copy


def run(original: Path, source: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python, with the tests of the snapshot and this source."""
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=original,
        env=env,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def failure(original: Path, source: Path, *tests: str) -> str:
    """The first test that fails with this source, or nothing."""
    try:
        ended = run(original, source, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests)
    except subprocess.TimeoutExpired:
        return "they hang"
    if ended.returncode == 0:
        return ""
    failed = [line for line in ended.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not failed:
        raise SystemExit(f"pytest ended with {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return failed[0]


def survives(original: Path, mutant: Mutant) -> bool:
    likely = [f"{TESTS}/test_{subject}.py" for subject in LIKELY[mutant.module]]
    with tempfile.TemporaryDirectory() as folder:
        mutated = source(original, folder, mutant)
        noticed = failure(original, mutated, *likely) or failure(original, mutated, TESTS)
    print("killed  " if noticed else "SURVIVES", mutant.name, "|", noticed, flush=True)
    return not noticed


def check(original: Path, chosen: list[Mutant]) -> None:
    """Every mutant can be made, it is the copy that is tested, and the tests pass without any mutation."""
    for mutant in chosen:
        with tempfile.TemporaryDirectory() as folder:
            source(original, folder, mutant)
    where = run(original, original / "src", "-c", "import cinqmars.kernel as k; print(k.__file__)").stdout
    if not Path(where.strip()).is_relative_to(original):
        raise SystemExit(f"another cinqmars is in the way: {where}")
    failed = failure(original, original / "src", TESTS)
    if failed:
        raise SystemExit(f"the tests fail without any mutation: {failed}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Break the kernel one line at a time: the tests must notice."
    )
    parser.add_argument("words", nargs="*", help="only mutants whose name has one of these words")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    asked = parser.parse_args()
    chosen = [m for m in MUTANTS if not asked.words or any([word in m.name for word in asked.words])]
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(asked.jobs) as pool:
        original = snapshot(Path(name).resolve())
        check(original, chosen)
        fates = list(pool.map(lambda mutant: survives(original, mutant), chosen))
    survivors = [mutant.name for mutant, alive in zip(chosen, fates) if alive]
    print(f"{len(survivors)} of {len(chosen)} mutants survive", *survivors, sep="\n  ")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
