"""Run by the SAM command line's own interpreter: the built template as CloudFormation receives it.

Arguments: the template, and a JSON object of the addresses `sam deploy` would have uploaded code and layers to.
"""

import json
import os
import sys
from pathlib import Path

os.environ.setdefault("AWS_DEFAULT_REGION", "eu-central-1")

from samcli.yamlhelper import yaml_parse
from samtranslator.translator.transform import transform


class NoManagedPolicies:
    """The template names none, so nobody need ask IAM for them."""

    def load(self) -> dict[str, str]:
        return {}


def main(template: str, uploaded: str) -> None:
    document = yaml_parse(Path(template).read_text())
    for name, address in json.loads(uploaded).items():
        properties = document["Resources"][name]["Properties"]
        properties["ContentUri" if "ContentUri" in properties else "CodeUri"] = address
    print(json.dumps(transform(document, {}, NoManagedPolicies())))


main(*sys.argv[1:])
