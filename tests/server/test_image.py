"""The steps of deploy/Dockerfile, one after the other, in folders of their own instead of an image."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.house import free_port, wait_for

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "deploy" / "Dockerfile"
PLACES = ("/src", "/tools", "/wheels")


def instructions() -> list[tuple[str, str]]:
    lines = [line for line in FILE.read_text().splitlines() if not line.startswith("#")]
    text = re.sub(r"\\\n", "", "\n".join(lines))
    return [(word, rest.strip()) for word, _, rest in [line.partition(" ") for line in text.splitlines()]]


def here(command: str, folder: Path) -> str:
    """The same command with the image's places in this folder; its user is nobody we may make."""
    for place in PLACES:
        command = re.sub(rf"(?<![\w./]){place}\b", str(folder / place[1:]), command)
    return re.sub(r"&& useradd [^&]*", "", command)


@pytest.mark.slow
def test_the_steps_of_the_image_make_a_server_that_serves(tmp_path: Path) -> None:
    source, wheels, image = tmp_path / "src", tmp_path / "wheels", tmp_path / "image"
    source.mkdir()
    archive = subprocess.run(["git", "-C", ROOT, "archive", "HEAD"], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", source], input=archive, check=True)
    subprocess.run([sys.executable, "-m", "venv", image], check=True)
    path = f"{image / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, "PATH": path}
    found = dict[str, str]()
    stage = 0
    for word, rest in instructions():
        stage += word == "FROM"
        if word == "RUN":
            subprocess.run(["sh", "-ec", here(rest, tmp_path)], cwd=source, env=environment, check=True)
        elif word == "COPY" and stage == 2 and rest.endswith("runtime.txt /wheels/"):
            shutil.copy(source / "requirements" / "runtime.txt", wheels)
        elif word == "ENV":
            environment |= dict([pair.split("=", 1) for pair in shlex.split(rest)])
        else:
            found[word] = rest
    port = str(free_port())
    environment |= {
        "CINQMARS_HOST": "127.0.0.1",
        "CINQMARS_PORT": port,
        "CINQMARS_STORE": f"sqlite:///{tmp_path / 'tables.db'}",
    }
    command = json.loads(found["ENTRYPOINT"]) + json.loads(found["CMD"])
    healthy = json.loads(found["HEALTHCHECK"].partition("CMD ")[2].replace("8047", port))
    imported = "import psycopg, cryptography, cinqmars.server.store.postgres"
    subprocess.run(["python", "-c", imported], env=environment, cwd=tmp_path, check=True)
    server = subprocess.Popen(command, env=environment, cwd=tmp_path)
    try:
        wait_for(
            lambda: subprocess.call(healthy, env=environment, cwd=tmp_path, stderr=subprocess.DEVNULL) == 0,
            60,
        )
        seen = "import sys, urllib.request as u; sys.exit(b'<title>' not in u.urlopen(sys.argv[1]).read())"
        subprocess.run(
            ["python", "-c", seen, f"http://127.0.0.1:{port}/"], env=environment, cwd=tmp_path, check=True
        )
    finally:
        server.terminate()
        assert server.wait(20) in (0, -signal.SIGTERM)
