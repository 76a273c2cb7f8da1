"""The interface as an OpenAPI document, which tests and other programs read.

Addresses come from Litestar. Schemas come from msgspec, which enforces them: Litestar's own description leaves out
limits within lists, tags, and that unknown fields are refused.
"""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from princeps.server.messages import ErrorReply

# Without any plugin, Litestar would serve pages of its own at /schema, with scripts from elsewhere.
CONFIG = OpenAPIConfig(title="Princeps", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()])
PLACE = "#/components/schemas/{name}"
REFUSED = {
    "description": "Refused; nothing has changed",
    "content": {"application/json": {"schema": {"$ref": PLACE.format(name=ErrorReply.__name__)}}},
}


@get("/api/openapi.json", include_in_schema=False)
async def describe(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Sorted, since Litestar keeps a handler's addresses in a set, whose order differs between processes."""
    document = request.app.openapi_schema.to_schema()
    document["paths"] = dict(sorted(document["paths"].items()))
    routes = sorted(request.app.routes, key=lambda route: route.path)
    spoken = [kind for route in routes for kind in _spoken_at(route)]
    _, schemas = msgspec.json.schema_components([*spoken, ErrorReply], ref_template=PLACE)
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    for operation in (operation for path in document["paths"].values() for operation in path.values()):
        operation["responses"].pop("400", None)
        operation["responses"] |= {"4XX": REFUSED, "503": REFUSED}
    return document


def _spoken_at(route: Any) -> list[type]:
    """The messages of an address, in both directions."""
    handlers = [handler for handler in getattr(route, "route_handlers", []) if handler.include_in_schema is not False]
    fields = [field for it in handlers for field in (it.parsed_data_field, it.parsed_return_field) if field]
    kinds = [inner.annotation for field in fields for inner in (field, *field.inner_types)]
    return [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
