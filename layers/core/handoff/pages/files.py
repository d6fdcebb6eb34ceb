"""Built files for the browser, with ETag and 304; `/docs/local` finds `local.html`."""

import os
import stat
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from handoff.pages import kept_assets


class Files(StaticFiles):
    def __init__(self, folder: Path, cache_control: str) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.cache_control = cache_control
        # A folder that was never built is a 404, not a failure.
        self.config_checked = True

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code == 404:
                error.detail = "no such file"
            raise
        response.headers["cache-control"] = self.cache_control
        if response.status_code == 304:
            # Mangum calls anything without a type JSON, and caches renew a stored file's headers from a 304.
            kind = guess_type(path)[0] or "text/html"
            response.headers["content-type"] = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        full_path, found = super().lookup_path(path)
        if found is None or not stat.S_ISREG(found.st_mode):
            page, page_found = super().lookup_path(f"{path}.html")
            if page_found is not None:
                return page, page_found
        return full_path, found


class Assets(Files):
    """Files named by their content: those of earlier versions too, for pages that were opened then."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            former = kept_assets.find(path) if error.status_code == 404 else None
            if former is None:
                raise
            return Response(former, media_type=guess_type(path)[0], headers={"cache-control": self.cache_control})
