"""The OpenAPI document tells the truth: a fuzzer reads it and sends a real server whatever it allows and forbids."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.testing import TestClient
from schemathesis.specs.openapi.checks import positive_data_acceptance

from princeps.server.app import create_app
from princeps.server.errors import Kind
from princeps.server.settings import Settings
from princeps.server.web.error_replies import STATUS
from server import generous_quotas
from server.http_tools import Browser, Server, serving


def document() -> Any:
    """As an application of the same kind serves it; no running server is needed."""
    return TestClient(create_app(Settings(database="sqlite://"))).get("/api/openapi.json").json()


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_the_document_says(case: Any, server: Server, game: tuple[str, dict[str, str]]) -> None:
    """Requests that fit the document are about an existing game, sent by its player; they may still break the rules."""
    identity, cookies = game
    if "game" in case.path_parameters and case.meta.generation.mode.is_positive:
        case.path_parameters["game"] = identity
    response = case.call(base_url=server.address, cookies=cookies)
    case.validate_response(response, excluded_checks=[positive_data_acceptance])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Not the one of all other tests: this many requests are more than one address may make."""
    with serving(tmp_path_factory.mktemp("fuzzed"), program=(generous_quotas.__file__,)) as server:
        server.wait_until_ready()
        yield server


@pytest.fixture
def game(server: Server) -> Iterator[tuple[str, dict[str, str]]]:
    with Browser(server.address) as browser:
        yield browser.open_game([{"kind": "me"}, {"kind": "here"}]), dict(browser.client.cookies)


def test_the_document_is_the_same_in_every_process() -> None:
    """Tests are named after it, and processes that name them in a different order do not work together."""
    ask = "import sys, server.test_openapi as it; sys.stdout.write(repr(it.document()))"
    told = {_said_with(ask, hash_seed) for hash_seed in ("0", "2")}
    assert told == {repr(document())}


def _said_with(program: str, hash_seed: str) -> str:
    surroundings = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=surroundings, capture_output=True, text=True, check=True, timeout=120
    )
    return ran.stdout


def test_every_kind_of_refusal_has_a_status() -> None:
    assert set(STATUS) == set(Kind)
