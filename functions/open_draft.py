"""GET /, /open…, /docs…, /sections…, /account and files: the site, the page behind a link, and the model it opens."""

from handoff.pages.pages import entry

handler = entry()
