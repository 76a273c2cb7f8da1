"""The line between a page and its server."""

import re

from playwright.sync_api import WebSocketRoute

from browser.visitors import Visitor


class Line:
    """What connects a page with its server, which can be cut."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._sockets: list[WebSocketRoute] = []
        self._is_cut = False
        visitor.may_be_cut_off = True
        visitor.page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close(code=1011)
        else:
            socket.connect_to_server()
            self._sockets.append(socket)

    def cut(self) -> None:
        """Unlike a browser that is offline, this one does not notice when the line works again."""
        self._is_cut = True
        self._visitor.page.route("**/api/**", lambda route: route.abort())
        while self._sockets:
            self._sockets.pop().close(code=1011)

    def mend(self) -> None:
        self._is_cut = False
        self._visitor.page.unroute("**/api/**")
