"""What every answer to a browser says besides its content."""

HEADERS = {
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "X-Handoff-Expires-At, X-Handoff-Members, X-Handoff-Sha256, X-Handoff-Warnings",
    "cache-control": "no-store",
    # The page solves in a worker with WebAssembly of its own and speaks to nobody but this service.
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    # A link is public to whoever holds it, not to search engines.
    "x-robots-tag": "noindex",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
}
