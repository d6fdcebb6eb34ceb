"""Run by the SAM command line's own interpreter: the built template as CloudFormation receives it.

Arguments: the template, and a JSON list; each entry says where `sam deploy` would have uploaded code and layers to,
and has its answer in the list that is printed.
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


def translated(template: str, uploaded: dict[str, str]) -> dict[str, object]:
    document = yaml_parse(template)
    for name, address in uploaded.items():
        properties = document["Resources"][name]["Properties"]
        properties["ContentUri" if "ContentUri" in properties else "CodeUri"] = address
    result: dict[str, object] = transform(document, {}, NoManagedPolicies())
    return result


template = Path(sys.argv[1]).read_text()
print(json.dumps([translated(template, uploaded) for uploaded in json.loads(sys.argv[2])]))
