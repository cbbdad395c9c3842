"""The benchmarks can be started: most run only when somebody asks for figures, so a broken one would go unnoticed."""

import importlib
import pkgutil

import pytest

import tests.bench

BENCHMARKS = [module.name for module in pkgutil.iter_modules(tests.bench.__path__) if module.name.startswith("bench_")]


def test_there_are_benchmarks() -> None:
    assert BENCHMARKS


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_can_be_imported(name: str) -> None:
    assert callable(importlib.import_module(f"tests.bench.{name}").main)
