"""The messages between the page and the server about analysing a finished game; replies are in `table/messages`."""

from princeps.server.messages import Language, Request


class AnalysisRequest(Request, frozen=True):
    """Begin to analyse a game, or ask for a closer look at one that has been analysed."""

    deep: bool = False
    language: Language = "en"
