"""Cross-origin answers as an HTTP API gives them, from its CORS configuration."""

from dataclasses import dataclass
from typing import Any

from starlette.datastructures import Headers, MutableHeaders


@dataclass(frozen=True)
class Cors:
    """The CorsConfiguration of the HTTP API."""

    origins: list[str]
    headers: list[str]
    methods: list[str]
    expose: list[str]
    max_age: int | None

    @classmethod
    def read(cls, configuration: dict[str, Any]) -> "Cors":
        max_age = configuration.get("MaxAge")
        return cls(
            origins=configuration.get("AllowOrigins", []),
            headers=configuration.get("AllowHeaders", []),
            methods=configuration.get("AllowMethods", []),
            expose=configuration.get("ExposeHeaders", []),
            max_age=None if max_age is None else int(max_age),
        )

    @staticmethod
    def is_preflight(method: str, headers: Headers) -> bool:
        return method == "OPTIONS" and "origin" in headers and "access-control-request-method" in headers

    def preflight(self, headers: Headers) -> dict[str, str]:
        if not self._admits(headers["origin"]):
            return {}
        answer = {
            "access-control-allow-origin": self._origin(headers["origin"]),
            "access-control-allow-methods": ",".join(self.methods),
            "access-control-allow-headers": ",".join(self.headers),
        }
        if self.max_age is not None:
            answer["access-control-max-age"] = str(self.max_age)
        return answer

    def apply(self, request: Headers, response: MutableHeaders) -> None:
        """The gateway drops what the function said about CORS and adds its own."""
        for name in [name for name in response if name.startswith("access-control-")]:
            del response[name]
        if "origin" in request and self._admits(request["origin"]):
            response["access-control-allow-origin"] = self._origin(request["origin"])
            if self.expose:
                response["access-control-expose-headers"] = ",".join(self.expose)

    def _admits(self, origin: str) -> bool:
        return "*" in self.origins or origin in self.origins

    def _origin(self, origin: str) -> str:
        return "*" if "*" in self.origins else origin
