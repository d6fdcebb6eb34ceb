"""Asks OSV for known weaknesses of what a bill of materials lists: `python .ci/advisories.py sbom.json`."""

import json
import sys
import urllib.error
import urllib.request
from pathlib import Path

DATABASE = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 500


def main(sbom: Path) -> int:
    purls = [entry["purl"] for entry in json.loads(sbom.read_text())["components"]]
    found: list[str] = []
    for start in range(0, len(purls), AT_ONCE):
        part = purls[start : start + AT_ONCE]
        body = json.dumps({"queries": [{"package": {"purl": purl}} for purl in part]}).encode()
        request = urllib.request.Request(DATABASE, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 (https)
                results = json.load(answer)["results"]
        except (urllib.error.URLError, TimeoutError) as error:
            print(f"No database of advisories can be reached from here ({error}); nothing was looked up.")
            return 0
        for purl, result in zip(part, results, strict=True):
            found += [f"{purl}: {advisory['id']}" for advisory in result.get("vulns", [])]
    print("\n".join(found) or f"No advisory for any of {len(purls)} packages.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
