"""template.yaml as the local service needs it: functions, routes, environment, CORS, the table and the bucket."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from local import tagged_yaml

ROOT = Path(__file__).resolve().parents[1]
REGION = "us-east-1"  # what `sam local` assumes where nothing else is configured
ACCOUNT_ID = "123456789012"

# AWS answers these itself, so a template may refer to them without declaring them.
PSEUDO_PARAMETERS = {
    "AWS::AccountId": ACCOUNT_ID,
    "AWS::Partition": "aws",
    "AWS::Region": REGION,
    "AWS::StackName": "handoff-local",
    "AWS::URLSuffix": "amazonaws.com",
}
_NO_VALUE = object()


@dataclass(frozen=True)
class Function:
    """One Lambda function: where its handler is and what its environment holds."""

    name: str
    code: Path
    handler: str
    memory_mb: int
    timeout_s: int
    environment: dict[str, str]


@dataclass(frozen=True)
class Route:
    """A route key of the HTTP API and the function behind it."""

    method: str
    path: str
    function: str

    @property
    def key(self) -> str:
        return "$default" if self.path == "$default" else f"{self.method} {self.path}"


class Template:
    """A SAM template with its references resolved to local names."""

    def __init__(self, path: Path = ROOT / "template.yaml", parameters: dict[str, str] | None = None) -> None:
        self.root = path.parent
        self.document = tagged_yaml.read(path.read_text())
        self.resources: dict[str, dict[str, Any]] = self.document["Resources"]
        declared = self.document.get("Parameters", {})
        self._parameters = {name: str(entry.get("Default", "")) for name, entry in declared.items()}
        self._parameters.update({name: value for name, value in (parameters or {}).items() if name in declared})

    def of_type(self, kind: str) -> dict[str, dict[str, Any]]:
        return {name: entry for name, entry in self.resources.items() if entry["Type"] == kind}

    def properties(self, name: str) -> dict[str, Any]:
        """A resource's properties, resolved."""
        resolved: dict[str, Any] = self.resolve(self.resources[name].get("Properties", {}))
        return resolved

    def only(self, kind: str) -> str:
        """The logical id of the one resource of this type."""
        names = [name for name, entry in self.of_type(kind).items() if self._stands(entry)]
        if len(names) != 1:
            raise ValueError(f"template.yaml should have one {kind}, not {len(names)}: {', '.join(names)}")
        return names[0]

    def physical_name(self, logical_id: str) -> str:
        """What Ref gives for a resource: a name valid for tables and buckets alike."""
        return f"handoff-local-{logical_id.lower()}"

    def functions(self) -> dict[str, Function]:
        shared = self.resolve(self.document.get("Globals", {}).get("Function", {}))
        found = {}
        for name in self.of_type("AWS::Serverless::Function"):
            own = self.properties(name)
            merged = {**shared, **own}
            variables = {
                **shared.get("Environment", {}).get("Variables", {}),
                **own.get("Environment", {}).get("Variables", {}),
            }
            found[name] = Function(
                name=name,
                code=self.root / merged["CodeUri"],
                handler=merged["Handler"],
                memory_mb=int(merged.get("MemorySize", 128)),
                timeout_s=int(merged.get("Timeout", 3)),
                environment={key: str(value) for key, value in variables.items()},
            )
        return found

    def routes(self) -> list[Route]:
        """Every HttpApi event; an event without path and method is the $default route."""
        found = []
        for name, entry in self.of_type("AWS::Serverless::Function").items():
            for event in entry["Properties"].get("Events", {}).values():
                if event["Type"] != "HttpApi":
                    continue
                properties = event.get("Properties", {})
                path = properties.get("Path", "$default")
                method = str(properties.get("Method", "ANY")).upper()
                found.append(
                    Route(
                        method="ANY" if method in ("ANY", "X-AMAZON-APIGATEWAY-ANY-METHOD") else method,
                        path=path,
                        function=name,
                    )
                )
        return found

    def scheduled(self) -> list[str]:
        """The functions that the clock calls."""
        functions = self.of_type("AWS::Serverless::Function").items()
        return [
            name
            for name, entry in functions
            if any(event["Type"] == "Schedule" for event in entry["Properties"].get("Events", {}).values())
        ]

    def statements(self, function: str) -> list[dict[str, Any]]:
        """What a function's policies say, its own and those that it shares, as they are written."""
        policies = self.resources[function]["Properties"].get("Policies", [])
        documents = [
            self.resources[policy["Ref"]]["Properties"]["PolicyDocument"] if "Ref" in policy else policy
            for policy in policies
        ]
        return [statement for document in documents for statement in document["Statement"]]

    def cors(self) -> dict[str, Any] | None:
        """The HTTP API's CORS configuration, if it has one."""
        configuration: dict[str, Any] | None = self.properties(self.only("AWS::Serverless::HttpApi")).get(
            "CorsConfiguration"
        )
        return configuration

    def resolve(self, value: Any) -> Any:
        """Intrinsic functions replaced by local values; AWS::NoValue removes its key."""
        if isinstance(value, list):
            return [item for item in map(self.resolve, value) if item is not _NO_VALUE]
        if not isinstance(value, dict):
            return value
        if len(value) == 1:
            ((name, argument),) = value.items()
            if name == "Ref":
                return self._reference(argument)
            if name.startswith("Fn::"):
                return self._intrinsic(name[4:], argument)
        resolved = {key: self.resolve(item) for key, item in value.items()}
        return {key: item for key, item in resolved.items() if item is not _NO_VALUE}

    def _reference(self, name: str) -> Any:
        if name == "AWS::NoValue":
            return _NO_VALUE
        if name in PSEUDO_PARAMETERS:
            return PSEUDO_PARAMETERS[name]
        if name in self._parameters:
            return self._parameters[name]
        return self.physical_name(name)

    def _intrinsic(self, name: str, argument: Any) -> Any:
        if name == "Sub":
            return self._substitute(argument)
        if name == "GetAtt":
            return f"arn:aws:local:{REGION}:{ACCOUNT_ID}:{argument[0]}/{argument[1]}"
        if name == "Join":
            return argument[0].join(str(item) for item in self.resolve(argument[1]))
        if name == "Select":
            return self.resolve(argument[1])[int(argument[0])]
        if name == "Split":
            return str(self.resolve(argument[1])).split(argument[0])
        if name == "If":
            condition, when_true, when_false = argument
            return self.resolve(when_true if self._condition(condition) else when_false)
        if name in ("Equals", "Not", "And", "Or"):
            return self._test({f"Fn::{name}": argument})
        raise ValueError(f"template.yaml uses Fn::{name}, which the local service does not resolve")

    def _substitute(self, argument: Any) -> str:
        text, names = argument if isinstance(argument, list) else (argument, {})
        pieces = text.split("${")
        out = [pieces[0]]
        for piece in pieces[1:]:
            name, rest = piece.split("}", 1)
            if name in names:
                out.append(str(self.resolve(names[name])))
            elif "." in name:
                out.append(str(self._intrinsic("GetAtt", name.split(".", 1))))
            else:
                out.append(str(self._reference(name)))
            out.append(rest)
        return "".join(out)

    def _stands(self, resource: dict[str, Any]) -> bool:
        """Whether the parameters ask for it."""
        return "Condition" not in resource or self._condition(resource["Condition"])

    def _condition(self, name: str) -> bool:
        return self._test(self.document["Conditions"][name])

    def _test(self, expression: dict[str, Any]) -> bool:
        ((name, argument),) = expression.items()
        if name == "Condition":
            return self._condition(argument)
        if name == "Fn::Equals":
            left, right = self.resolve(argument)
            return bool(left == right)
        if name == "Fn::Not":
            return not self._test(argument[0])
        results = [self._test(item) for item in argument]
        return all(results) if name == "Fn::And" else any(results)
