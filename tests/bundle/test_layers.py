"""What deploys is small, is what was tested, and fits into one folder."""

import re
import struct
import subprocess
from pathlib import Path

import pytest

from tests.bundle.bundle import CORE, HOST_CORE, Bundle, Clash, unpack
from tests.seeds import AT_LENGTH
from tests.service import ROOT

MEGABYTE = 1_000_000
AARCH64 = 183  # e_machine of ELF for 64-bit Arm


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def files(folder: Path) -> list[Path]:
    """Without bytecode, which each build has for its own interpreter."""
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]


@pytest.fixture(scope="module")
def core(bundle: Bundle) -> Path:
    return bundle.layer_content(CORE) / "python"


def test_the_layers_stay_below_46_mb_together(bundle: Bundle) -> None:
    layers = {layer for function in bundle.functions for layer in bundle.layers(function)}
    assert sum(size(bundle.layer_content(layer)) for layer in layers) < 46 * MEGABYTE


def test_the_code_of_a_function_stays_below_100_kb(bundle: Bundle) -> None:
    for function in bundle.functions:
        assert 0 < size(bundle.code(function)) < 100_000


def test_no_function_carries_more_than_its_handlers(bundle: Bundle) -> None:
    handlers = {file.name for file in (ROOT / "functions").glob("*.py")}
    for function in bundle.functions:
        assert {file.name for file in files(bundle.code(function))} == handlers


def test_boto3_is_left_to_the_runtime(core: Path) -> None:
    """26 MB that Lambda's image holds already, patched by AWS; we call nothing a year-old copy would not know."""
    for name in ("boto3", "botocore", "s3transfer", "urllib3"):
        assert not (core / name).exists()


def distributions(python: Path) -> set[str]:
    return {entry.name for entry in python.glob("*.dist-info")}


def locked() -> set[str]:
    pins = re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements/core.txt").read_text(), flags=re.M)
    return {f"{re.sub(r'[-_.]+', '_', name).lower()}-{version}.dist-info" for name, version in pins}


def test_both_builds_hold_exactly_what_is_locked(core: Path) -> None:
    assert {name.lower() for name in distributions(core)} == locked()
    assert distributions(HOST_CORE / "python") == distributions(core)


def test_both_builds_hold_the_same_package(core: Path) -> None:
    assert _texts(core / "handoff") == _texts(HOST_CORE / "python" / "handoff")


def test_what_only_describes_the_service_is_not_carried(core: Path) -> None:
    assert not (core / "description").exists()


def _texts(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in files(folder)}


def test_the_two_builds_differ_in_compiled_parts_alone(core: Path) -> None:
    """So a module the emulator found in one is in the other."""

    def plain(python: Path) -> set[str]:
        names = {
            re.sub(r"\.(cpython-\d+|abi3)[^/]*\.so$", ".so", str(file.relative_to(python))) for file in files(python)
        }
        return {name for name in names if ".dist-info/" not in name}

    assert plain(core) == plain(HOST_CORE / "python")


def test_compiled_parts_are_for_lambdas_machine_and_interpreter(core: Path) -> None:
    compiled = [file for file in files(core) if file.suffix == ".so"]
    assert compiled
    for file in compiled:
        header = file.read_bytes()[:20]
        assert header[:4] == b"\x7fELF"
        assert struct.unpack("<H", header[18:20])[0] == AARCH64, file.name
        assert ".cpython-313-" in file.name or ".abi3." in file.name


def test_every_module_carries_its_bytecode(core: Path) -> None:
    """Of Lambda's Python 3.13, by its magic number, and taken on trust instead of by date (PEP 552: flags 1)."""
    for module in core.rglob("*.py"):
        header = (module.parent / "__pycache__" / f"{module.stem}.cpython-313.pyc").read_bytes()[:8]
        assert header == struct.pack("<H2sI", 3571, b"\r\n", 1), module


def test_no_file_names_the_folder_it_was_built_in(core: Path) -> None:
    """Or every checkout would publish other layers, and so new versions of everything."""
    assert not (core / "bin").exists()
    for file in core.rglob("*"):
        assert file.is_dir() or str(ROOT).encode() not in file.read_bytes(), file


if AT_LENGTH:

    def test_two_builds_in_two_folders_are_the_same_bytes(core: Path, tmp_path: Path) -> None:
        command = ["make", "-s", "-C", str(ROOT / "layers/core"), "build-CoreLayer", f"ARTIFACTS_DIR={tmp_path}"]
        subprocess.run(command, check=True)
        assert _contents(tmp_path / "python") == _contents(core)


def _contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_all_layers_fit_into_one_folder(bundle: Bundle, tmp_path: Path) -> None:
    layers = bundle.template.of_type("AWS::Serverless::LayerVersion")
    unpack({layer: bundle.layer_content(layer) for layer in layers}, tmp_path / "opt")


def test_a_clash_of_names_is_found(tmp_path: Path) -> None:
    for layer in ("one", "two"):
        (tmp_path / layer).mkdir()
        (tmp_path / layer / "model.json").touch()
    with pytest.raises(Clash, match=r"model\.json"):
        unpack({layer: tmp_path / layer for layer in ("one", "two")}, tmp_path / "opt")
