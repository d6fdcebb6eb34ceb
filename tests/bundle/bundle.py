"""The bundle as Lambda lays it out: `sam build`'s functions, each with its layers unpacked into one folder."""

import subprocess
from functools import cached_property
from pathlib import Path
from typing import Any

from local.template import REGION, ROOT, Template
from tests.bundle.emulator import Emulator, Place

BUILD = ROOT / ".aws-sam" / "build"
# For an interpreter of this machine: the core layer, by the recipe and from the lock of the one that deploys, and what
# Lambda's image would hold.
HOST = ROOT / ".aws-sam" / "host"
HOST_CORE = HOST / "CoreLayer"
CORE = "CoreLayer"


class Clash(Exception):
    """Two layers bring the same name into /opt."""


class Bundle:
    def __init__(self, folder: Path) -> None:
        if not (BUILD / "template.yaml").is_file() or not HOST_CORE.is_dir():
            raise FileNotFoundError("the bundle is not built: make test-bundle does both")
        self.folder = folder
        self.template = Template(BUILD / "template.yaml")
        self.interpreter = (HOST / "interpreter").read_text()

    @cached_property
    def core(self) -> Path:
        """The layer that deploys, where this machine can run it: with Lambda's version of Python, on its processor."""
        script = "import platform, sys; print('%d.%d' % sys.version_info[:2], platform.machine())"
        asked = subprocess.run([self.interpreter, "-c", script], check=True, capture_output=True, text=True)
        return self.layer_content(CORE) if asked.stdout.split() == ["3.13", "aarch64"] else HOST_CORE

    @cached_property
    def functions(self) -> list[str]:
        return sorted(self.template.of_type("AWS::Serverless::Function"))

    def handler(self, function: str) -> str:
        return self.template.functions()[function].handler

    def code(self, function: str) -> Path:
        properties = self.template.resources[function]["Properties"]
        return (BUILD / properties["CodeUri"]).resolve()

    def layers(self, function: str) -> list[str]:
        """In the order Lambda unpacks them: those of all functions, then its own."""
        shared = self.template.document["Globals"]["Function"].get("Layers", [])
        own = self.template.resources[function]["Properties"].get("Layers", [])
        return [entry["Ref"] for entry in [*shared, *own]]

    def layer_content(self, layer: str) -> Path:
        """What deploys."""
        return (BUILD / self.template.resources[layer]["Properties"]["ContentUri"]).resolve()

    def place(self, function: str) -> Place:
        layers = self.layers(function)
        opt = self.folder / "-".join(layers)
        if not opt.exists():
            unpack({layer: self.core if layer == CORE else self.layer_content(layer) for layer in layers}, opt)
        return Place(self.code(function), opt, HOST / "runtime", self.interpreter)

    def environment(self, function: str, endpoint_url: str) -> dict[str, str]:
        """The template's variables with /opt where it stands here, and what Lambda itself sets."""
        opt = str(self.place(function).opt)
        own = self.template.functions()[function].environment
        return {
            **{name: opt if value == "/opt" else value for name, value in own.items()},
            "AWS_ENDPOINT_URL": endpoint_url,
            "AWS_REGION": REGION,
            "AWS_DEFAULT_REGION": REGION,
            "AWS_ACCESS_KEY_ID": function,
            "AWS_SECRET_ACCESS_KEY": "local",
            "AWS_LAMBDA_FUNCTION_NAME": function,
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(self.template.functions()[function].memory_mb),
            "AWS_LAMBDA_LOG_FORMAT": "JSON",
            "AWS_EC2_METADATA_DISABLED": "true",
        }

    def start(self, function: str, endpoint_url: str, **changes: Any) -> Emulator:
        place = self.place(function)
        return Emulator(self.handler(function), place, {**self.environment(function, endpoint_url), **changes})


def unpack(layers: dict[str, Path], opt: Path) -> None:
    """Links each layer's top-level names into one folder; Lambda would let the later layer win, silently."""
    opt.mkdir(parents=True)
    for layer, content in layers.items():
        for entry in content.iterdir():
            target = opt / entry.name
            if target.is_symlink():
                raise Clash(f"{layer} brings {entry.name}, which {target.readlink().parent.name} has brought already")
            target.symlink_to(entry.resolve())
