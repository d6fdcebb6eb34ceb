"""GET /open…, /assets…, /packages…, /docs…: the page behind a link, the model it opens, and the files they need."""

from handoff.pages import entry

handler = entry()
