"""All places that a page has, by game: what answers, events and motions may name."""

from functools import cache
from itertools import product

from princeps.games import forum_trajanum, trajan
from princeps.games.forum_trajanum import actions as forum_names
from princeps.games.forum_trajanum.state import FACES
from princeps.games.trajan import actions as trajan_names
from princeps.games.trajan.state import SENATE_STEPS
from princeps.kernel.editions import Edition
from princeps.kernel.match import Match


def places_of(match: Match) -> list[str]:
    return list(known_anchors(match.position.game.name, match.position.players, match.edition))


def known_anchors(name: str, players: int, edition: Edition) -> tuple[str, ...]:
    if name == forum_trajanum.GAME.name:
        return _forum_anchors(players, tuple(edition.data["streets"]["symbols"]))
    assert name == trajan.GAME.name
    return _trajan_anchors(players)


@cache
def _forum_anchors(players: int, symbols: tuple[str, ...]) -> tuple[str, ...]:
    tracks = forum_names.GREY_NAMES[:3]
    own = [
        *(f"space.{space}" for space in forum_names.SPACE_NAMES),
        *(f"row.{row}" for row in forum_names.ROW_NAMES),
        *(f"corner.{corner}" for corner in forum_names.CORNER_NAMES),
        *(f"resource.{resource}" for resource in forum_names.RESOURCE_NAMES),
        *(f"street.{symbol}" for symbol in symbols),
        *(f"beside.{face}" for face in range(1, FACES)),
        *("ship", "beside", "hand.own", "hand.received", "bar", "score"),
    ]
    common = [
        *("street.a", "street.b", "column", "card.1", "card.2", "card.3"),
        *(f"square.{square}" for square in forum_names.SQUARE_NAMES),
        *(f"single.{colour}{side}" for colour, side in product(forum_names.COLOUR_NAMES, ("", ".grey", ".coloured"))),
        *(f"double.{colour}{side}" for colour, side in product(forum_names.COLOUR_NAMES, ("", ".mixed", ".pair"))),
        *(f"track.{track}.{level}" for track, level in product(tracks, range(1, 5))),
        *(f"marker.{seat}.{track}" for seat, track in product(range(players), tracks)),
        *(f"bonus.{bonus}" for bonus in forum_names.BONUS_NAMES),
    ]
    return _of_all_seats(players, own, common)


@cache
def _trajan_anchors(players: int) -> tuple[str, ...]:
    own = [
        *(f"{of}.{action}" for of, action in product(("tray", "slot", "plus-two"), trajan_names.ACTION_NAMES)),
        *(f"marker.{colour}" for colour in trajan_names.COLOUR_NAMES),
        *(f"{of}.{commodity}" for of, commodity in product(("hand", "display"), trajan_names.COMMODITY_NAMES)),
        *(f"tile.{kind}" for kind in trajan_names.FORUM_TILE_NAMES),
        *(f"kept.{demand}" for demand in trajan_names.DEMAND_NAMES),
        *(f"building.{building}" for building in trajan_names.BUILDING_NAMES),
        *("sowing", "circle", "hand", "bonus", "supply", "disc", "leader", "score"),
    ]
    common = [
        *("deck", "ship", "camp", "worker-camp", "bonus.1", "bonus.2", "time", "demands"),
        *(f"pile.{pile}" for pile in trajan_names.PILE_NAMES),
        *(f"ship.{ship}" for ship in trajan_names.SHIP_NAMES),
        *(f"forum.{kind}" for kind in trajan_names.FORUM_TILE_NAMES),
        *(f"province.{province}" for province in trajan_names.PROVINCE_NAMES),
        *(f"site.{site}" for site in trajan_names.SITE_NAMES),
        *(f"senate.{step}" for step in range(SENATE_STEPS)),
        *(f"stack.{stack}" for stack in trajan_names.STACK_NAMES),
    ]
    return _of_all_seats(players, own, common)


def _of_all_seats(players: int, own: list[str], common: list[str]) -> tuple[str, ...]:
    return (*(f"{seat}.{name}" for seat, name in product(range(players), own)), *common)
