"""What cannot begin or cannot be written ends with an exit code and one sentence in the reader's language, no trace.

Everything runs on this machine: files in a folder of the test, ports of the loopback.
"""

from __future__ import annotations

import os
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from novamas.cli.app import COMMANDS
from novamas.games import families

PORT = ("--port", "0", "--quiet")
SHORT = 60  # seconds that any of these may take
AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def run(tmp_path: Path) -> Any:
    """Runs a command line in a process of its own, in Spanish, with its own folders."""

    def go(*argv: object, stdout: Any = subprocess.PIPE, largest: int = 0, **env: str) -> tuple[int, str]:
        home = {name: str(tmp_path / "home") for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        done = subprocess.run(
            [sys.executable, "-m", "novamas", *map(str, argv)],
            stdout=stdout,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            env={**os.environ, **home, "NOVAMAS_LANG": "es", "PYTHONUTF8": "1", **env},
            timeout=SHORT,
            check=False,
            preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))) if largest else None,
        )
        return done.returncode, done.stderr.decode()

    return go


def said(ran: tuple[int, str], code: int = 2) -> str:
    """The one sentence of a run that failed."""
    found, err = ran
    assert found == code, err
    assert err.startswith("novamas: ")
    assert err.count("\n") == 1, err
    return err.removeprefix("novamas: ").rstrip("\n")


ON_A_STORE = [
    ("serve", "--store", "{}", *PORT),
    ("book", "{}"),
    ("floor", "{}"),
    ("audit", "{}"),
    ("receipt", "{}"),
    ("restore", "{}", "--reason", "x"),
    ("let-in", "{}", "ana"),
    ("backup", "{}", "--out", "copies"),
    ("export", "{}", "--tidy"),
    ("people", "{}"),
]


def on(command: tuple[str, ...], store: object) -> list[str]:
    return [part.format(store) for part in command]


@pytest.mark.parametrize("command", ON_A_STORE, ids=lambda command: command[0])
def test_a_foreign_file_is_no_store(run, tmp_path, command):
    foreign = tmp_path / "letter.db"
    foreign.write_text("Dear Sir or Madam", encoding="utf-8")
    assert said(run(*on(command, foreign))) == f"{foreign} no es un almacén."
    assert foreign.read_text(encoding="utf-8") == "Dear Sir or Madam"


@pytest.mark.parametrize("command", ON_A_STORE, ids=lambda command: command[0])
def test_the_database_of_another_program_is_no_store(run, tmp_path, command):
    other = tmp_path / "photos.db"
    with sqlite3.connect(other) as database:
        database.execute("create table photo (name text)")
    assert said(run(*on(command, other))) == f"{other} es una base de datos, pero no hay libros en ella."
    with sqlite3.connect(other) as database:
        assert database.execute("select name from sqlite_master").fetchall() == [("photo",)]


@pytest.mark.parametrize("command", ON_A_STORE, ids=lambda command: command[0])
def test_a_database_that_does_not_answer(run, command):
    with socket.create_server(("127.0.0.1", 0)) as ear:  # taken, so that nobody listens there afterwards
        port = ear.getsockname()[1]
    sentence = said(run(*on(command, f"postgresql://ana:secret@127.0.0.1:{port}/casino")))
    assert "no se puede abrir: la base de datos no contesta, o no deja entrar («" in sentence
    assert "secret" not in sentence


@pytest.mark.skipif(AS_ROOT, reason="nothing is closed to root")
@pytest.mark.parametrize("command", ON_A_STORE, ids=lambda command: command[0])
def test_a_store_that_may_not_be_read(run, tmp_path, command):
    closed = tmp_path / "closed.db"
    closed.write_bytes(b"SQLite format 3\0")
    closed.chmod(0)
    assert said(run(*on(command, closed))) == f"{closed} no se puede leer: no está permitido."


@pytest.mark.parametrize("command", ON_A_STORE, ids=lambda command: command[0])
def test_a_store_inside_a_file(run, tmp_path, command):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert str(tmp_path / "file" / "casino.db") in said(run(*on(command, tmp_path / "file" / "casino.db")))


@pytest.mark.parametrize("command", ON_A_STORE[1:], ids=lambda command: command[0])
def test_a_store_that_is_not_there(run, tmp_path, command):
    assert said(run(*on(command, tmp_path / "none.db"))) == f"No hay ningún almacén {tmp_path / 'none.db'}."
    assert not (tmp_path / "none.db").exists()


def test_a_data_folder_that_is_a_file(run, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    sentence = said(run("serve", *PORT, XDG_DATA_HOME=str(tmp_path / "file")))
    assert sentence == f"No se puede crear la carpeta {tmp_path / 'file' / 'novamas'}: es un fichero y no una carpeta."


@pytest.mark.parametrize("option", ["--keys", "--witness"])
def test_a_folder_of_keys_that_is_a_file(run, tmp_path, option):
    (tmp_path / "file").write_text("", encoding="utf-8")
    sentence = said(run("serve", "--store", tmp_path / "casino.db", option, tmp_path / "file", *PORT))
    assert sentence.endswith(f"{tmp_path / 'file'}: es un fichero y no una carpeta.")


@pytest.mark.parametrize("largest", [512, 20_000, 60_000])
def test_a_disk_that_is_full(run, tmp_path, largest):
    """As much as fits on it: nothing, the first pages of a store, the tables of one."""
    store = tmp_path / "casino.db"
    sentence = said(run("serve", "--store", store, *PORT, largest=largest))
    assert "el disco está lleno" in sentence or "el disco falla" in sentence


def test_a_port_that_is_taken(run, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port = ear.getsockname()[1]
        sentence = said(run("serve", "--store", tmp_path / "casino.db", "--port", port))
    assert str(port) in sentence
    assert not (tmp_path / "casino.db").exists(), "nothing is begun"


def test_a_port_that_is_not_allowed(novamas, monkeypatch, tmp_path):
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", forbidden)
    ran = novamas("serve", "--store", tmp_path / "casino.db", "--port", 80, "--lang", "es")
    assert (ran.code, ran.out) == (2, "")
    assert "80" in said((ran.code, ran.err))


# -- small slips ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [("--lang", "es"), ("--lang=es",)], ids=len)
def test_the_language_may_stand_before_the_command(novamas, language):
    ask = ("odds", "boule", "--law", "galicia-2007")
    assert novamas(*language, *ask) == novamas(*ask, "--lang", "es")
    assert "Ruleta francesa" in novamas(*language, "games").out
    assert novamas(*language).out == novamas(*language, "--help").out
    assert "No hay ninguna orden «odd»; ¿quiso decir «odds»?" in novamas(*language, "odd").sentence()


@pytest.mark.parametrize("chips", ["0", "0.00", "-5.00"])
def test_nobody_sits_down_without_chips(novamas, chips):
    ran = novamas("play", "boule", "--law", "galicia-2007", f"--chips={chips}", "--lang", "es")
    assert ran.sentence() == f"Nadie se sienta con {chips}: --chips es un importe mayor que cero."


def test_a_recount_that_cannot_be_done_is_said(novamas, monkeypatch):
    """Not the figures that are known already, nor an exit code as if it had been done."""

    def without_numba(game: Any) -> list[Any]:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")

    room = families.FAMILIES["trijoker"]
    monkeypatch.setitem(families.FAMILIES, "trijoker", replace(room, odds=without_numba))
    for more in ((), ("--json",)):
        ran = novamas("odds", "trijoker", "--law", "euskadi-1996", "--recount", "--lang", "es", *more)
        assert (ran.code, ran.out) == (2, "")
        assert "pip install 'novamas[odds]'" in ran.err


def test_a_demonstration_does_not_promise_to_go_on():
    argv = [sys.executable, "-m", "novamas", "serve", "--demo", "--quiet", "--port", "0", "--lang", "es"]
    env = {**os.environ, "PYTHONUTF8": "1"}
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as server:
        assert server.stdout is not None
        for raw in server.stdout:
            if "http://" in raw.decode():
                break
        time.sleep(1)  # until it answers
        server.terminate()
        rest = server.stdout.read().decode()
        assert server.wait(SHORT) == 0
    assert rest.rstrip().endswith("La demostración ha terminado, y con ella sus mesas y sus libros.")


# -- outputs -------------------------------------------------------------------------------------------------------

BASES = Path(__file__).parents[2] / "examples" / "tournaments" / "knock-out.toml"
OUTPUTS = {
    "games": (),
    "rules": ("boule", "--law", "galicia-2007"),
    "law": ("galicia-2007", "boule"),
    "odds": ("boule", "--law", "galicia-2007"),
    "compare": ("boule",),
    "search": ("zero", "--law", "galicia-2007"),
    "whatif": ("--help",),
    "dossier": ("--help",),
    "simulate": ("boule", "--law", "galicia-2007", "--rounds", "1000", "--json"),
    "play": ("boule", "--law", "galicia-2007", "--seed", "1"),
    "scenario": ("{scenario}",),
    "check": (),
    "rng-test": ("--draws", "20000", "--json"),
    "audit": ("--help",),
    "book": ("--help",),
    "floor": ("--help",),
    "envs": (),
    "hands": ("--help",),
    "machine": ("check", "bahia"),
    "tournament": ("check", "{bases}"),
    "receipt": ("--help",),
    "restore": ("--help",),
    "let-in": ("--help",),
    "serve": ("--help",),
    "demo": ("--help",),
    "trace": ("--help",),
    "backup": ("--help",),
    "export": ("--help",),
    "people": ("--help",),
    "school": ("progress",),
}


def test_every_command_is_among_them():
    assert set(OUTPUTS) == set(COMMANDS)


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "one.toml"
    file.write_text('law = "galicia-2007"\ngame = "boule"\n[[step]]\nchance = [5]\n', encoding="utf-8")
    return file


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("command", OUTPUTS)
def test_an_output_that_is_full(run, scenario, command):
    with open("/dev/full", "w", encoding="utf-8") as full:
        ran = run(command, *(part.format(scenario=scenario, bases=BASES) for part in OUTPUTS[command]), stdout=full)
    assert said(ran, 1) == "La salida no se puede escribir: el disco está lleno."


@pytest.mark.parametrize("command", OUTPUTS)
def test_a_reader_who_has_had_enough(run, scenario, command):
    """`novamas … | head -1`: no word of it, and no trace."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ran = run(command, *(part.format(scenario=scenario, bases=BASES) for part in OUTPUTS[command]), stdout=writer)
    finally:
        os.close(writer)
    assert ran == (1, "")


def test_an_output_that_was_closed(tmp_path):
    script = f"exec {sys.executable} -m novamas games >&-"
    env = {**os.environ, "NOVAMAS_LANG": "gl"}
    done = subprocess.run(["sh", "-c", script], stderr=subprocess.PIPE, env=env, timeout=SHORT, check=False)
    assert said((done.returncode, done.stderr.decode()), 1) == "Non hai saída na que escribir."


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("stderr", ["2>/dev/full", "2>&-"])
def test_nowhere_to_complain_to(stderr):
    script = f"exec {sys.executable} -m novamas law atlantis {stderr}"
    assert subprocess.run(["sh", "-c", script], stdout=subprocess.DEVNULL, timeout=SHORT, check=False).returncode == 2


@pytest.mark.parametrize(
    ("told", "said_of_it"),
    [
        ("prt = 80", "no hay ningún ajuste «prt»; ¿quiso decir «port»?"),
        ("port = [80]", "lo que hay en «port» no es de la clase debida."),
        ("secure = 'yes'", "lo que hay en «secure» no es de la clase debida."),
        ("port = true", "lo que hay en «port» no es de la clase debida."),
        ("config = 'other.toml'", "no hay ningún ajuste «config»; hay: port, host, store, "),
        ("port =", "no es TOML: "),
        ("log-level = 'loud'", "No hay ningún nivel de registro «loud»; hay: debug, info, warning, error."),
    ],
)
def test_a_file_of_settings_that_cannot_be_meant(run, tmp_path, told, said_of_it):
    file = tmp_path / "serve.toml"
    file.write_text(told, encoding="utf-8")
    assert said_of_it in said(run("serve", "--config", file))
    assert said_of_it in said(run("serve", NOVAMAS_CONFIG=str(file)))


def test_a_variable_that_cannot_be_meant(run):
    assert said(run("serve", NOVAMAS_PORT="many")) == "«many» no es un valor de NOVAMAS_PORT."
    assert said(run("serve", NOVAMAS_SECURE="si")) == "«si» en NOVAMAS_SECURE no es ni sí ni no."
    assert said(run("serve", NOVAMAS_LOG_FORMAT="xml")).startswith("No hay ningún formato de registro «xml»")


def test_a_file_of_settings_that_is_not_there(run, tmp_path):
    missing = tmp_path / "none.toml"
    assert str(missing) in said(run("serve", "--config", missing))


def test_an_address_for_the_numbers_that_is_taken(run, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as ear:
        port = ear.getsockname()[1]
        sentence = said(run("serve", "--store", tmp_path / "c.db", *PORT, "--metrics", f"127.0.0.1:{port}"))
    assert "--metrics" in sentence
    assert not (tmp_path / "c.db").exists()
