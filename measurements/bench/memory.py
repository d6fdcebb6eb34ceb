"""The most memory each function of the built bundle takes, in Lambda's own runtime, for the largest input it accepts.

The sizes in template.yaml come from here: Lambda gives processor time in proportion to memory (one whole processor at
1,769 MB), so the two functions that validate have more than they fill, and the rest what keeps a good half free.
"""

import gzip
import json
import sys
import tempfile
import time
from base64 import b64encode
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from structures.bars import Bars  # noqa: E402

from handoff.accounts import accounts  # noqa: E402
from handoff.auth import api_keys  # noqa: E402
from handoff.drafts import drafts  # noqa: E402
from handoff.http.json_io import dump  # noqa: E402
from handoff.models import saved_models  # noqa: E402
from handoff.runtime import settings  # noqa: E402
from local.aws import Server, Storage  # noqa: E402
from local.environment import configure, isolate  # noqa: E402
from local.resources import create_resources  # noqa: E402
from local.template import Template  # noqa: E402
from tests.bundle.bundle import Bundle  # noqa: E402
from tests.frames import frame  # noqa: E402

PASSWORD = "long enough"
# Calls of each function: the second shows what the first left behind.
CALLS = 3


def largest_model() -> dict[str, Any]:
    """As many members as fit into the limit on a model's bytes."""
    limit: int = settings.limits()["model_bytes"]
    members = 10_000
    while len(dump(frame(members + 500))) < limit:
        members += 500
    return frame(members)


def main() -> int:
    isolate()
    template = Template()
    server = Server(Storage(), port=0)
    server.start()
    configure(template, server.url, "https://handoff.example")
    create_resources(template, server.url)
    model = largest_model()
    text = dump(model)
    # As text inside JSON, and packed: the most a function has in hands at once.
    packed = b64encode(gzip.compress(dump({"model": text.decode(), "name": "large"}))).decode()
    print(f"largest model: {len(model['model']['members']):,} members, {len(text) / 1e6:.2f} MB\n")
    print(f"{'function':16} {'started, MB':>12} {'peak, MB':>9} {'size, MB':>9} {'longest, ms':>12}")
    fullest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        bundle = Bundle(Path(folder) / "bundle")
        for function in bundle.functions:
            # Some functions change the password, revoke the key or delete the account: each has it anew.
            account = accounts.put("pro@example.com", password=PASSWORD, pro=True)
            drawn = {
                "<API_KEY>": api_keys.create(account.id, "bench", [], None)[1],
                "<KEY_ID>": api_keys.create(account.id, "spare", [], None)[0].id,
                "<MODEL_ID>": saved_models.save(account.id, "large", None, text).id,
                "<DRAFT_ID>": drafts.park(account.id, text, members=1).id,
                "<PASSWORD>": PASSWORD,
            }
            sent = event(function, bundle, drawn, packed)
            with bundle.start(function, server.url) as emulator:
                took = []
                for call in range(CALLS):
                    start = time.perf_counter()
                    answer = emulator.invoke(sent)
                    took.append(time.perf_counter() - start)
                    # What the clock calls answers nobody.
                    if call == 0 and answer.get("statusCode", 200) >= 400 and function != "UnknownRoute":
                        raise SystemExit(f"{function}: {answer}"[:500])
                peak = emulator.peak_memory_mb()
            with bundle.start(function, server.url) as emulator:
                emulator.invoke(event("UnknownRoute", bundle, drawn, packed))
                started = emulator.peak_memory_mb()
            size = bundle.template.functions()[function].memory_mb
            print(f"{function:16} {started:12.0f} {peak:9.0f} {size:9} {max(took[1:]) * 1e3:12.0f}", flush=True)
            fullest = max(fullest, peak / size)
    server.stop()
    bars = Bars()
    bars.hold("fullest function, peak over its size", fullest, 0.6)
    return bars.end()


def event(function: str, bundle: Bundle, drawn: dict[str, str], packed: str) -> dict[str, Any]:
    name = bundle.handler(function).removesuffix(".handler")
    text = (ROOT / f"events/{name}.json").read_text()
    for placeholder, value in drawn.items():
        text = text.replace(placeholder, value)
    sent: dict[str, Any] = json.loads(text)
    if function in ("SolveModel", "ValidateModel", "SaveModel", "UpdateModel"):
        sent["headers"]["content-encoding"] = "gzip"
        sent |= {"body": packed, "isBase64Encoded": True}
    if function == "OpenDraft":
        # The model unpacked: three times what a reader that takes gzip costs.
        path = f"/open/{drawn['<DRAFT_ID>']}/model.json"
        sent["headers"].pop("accept-encoding", None)
        sent["requestContext"]["http"]["path"] = sent["rawPath"] = path
    return sent


if __name__ == "__main__":
    sys.exit(main())
