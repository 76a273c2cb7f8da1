"""What is printed on the pieces of Trajan, for a page."""

from princeps.games.trajan.actions import (
    ACTION_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    DEMAND_NAMES,
    FORUM_TILE_NAMES,
    PROVINCE_NAMES,
    REWARD_NAMES,
    SHIP_NAMES,
    STACK_NAMES,
    action_id,
    colour_id,
    commodity_id,
    province_id,
    stack_id,
)
from princeps.games.trajan.edition import COUNTING_BONUS_NAMES
from princeps.games.trajan.state import (
    BONUS_COMMODITIES,
    BONUS_SIDES,
    BONUS_TILES,
    BONUS_WORKERS,
    NOTHING,
    ROUNDS,
    SHIP_SIDES,
    SITE_COLUMNS,
    SITE_ROWS,
    TILES_IN_STACK,
    TRAJAN_TILES,
    Facts,
    State,
)
from princeps.table.messages.trajan import BonusTile, TrajanBox, TrajanTile
from princeps.table.trajan.vocabulary import Vocabulary, demand_id, ship_id


def box_of(words: Vocabulary, state: State) -> TrajanBox:
    facts = state.facts
    return TrajanBox(
        actions=list(ACTION_NAMES),
        colours=list(COLOUR_NAMES),
        commodities=list(COMMODITY_NAMES),
        demands=list(DEMAND_NAMES),
        time_loop=int(facts.time_loop),
        rounds=ROUNDS,
        ship_points={name: _ship_points(facts, ship) for ship, name in enumerate(SHIP_NAMES)},
        senate_points=facts.senate_points.tolist(),
        senate_votes=facts.senate_votes.tolist(),
        provinces=list(PROVINCE_NAMES),
        province_points=facts.province_points.tolist(),
        borders=[row.nonzero()[0].tolist() for row in facts.border],
        site_rows=SITE_ROWS,
        site_columns=SITE_COLUMNS,
        building_action=_free_actions(facts),
        set_points=facts.set_points.tolist(),
        penalty=facts.penalty.tolist(),
        tiles=[_tile(words, facts, tile) for tile in range(TRAJAN_TILES)],
        bonuses=[_bonus(words, facts, tile) for tile in range(BONUS_TILES)],
        names=_names(words),
        letters=_letters(words),
    )


def _ship_points(facts: Facts, ship: int) -> list[list[int]]:
    room = int(facts.ship_room[ship])
    return [facts.ship_points[ship, side, : room + 1].tolist() for side in range(SHIP_SIDES)]


def _free_actions(facts: Facts) -> dict[str, str]:
    """By building; buildings that grant none are left out."""
    actions = zip(BUILDING_NAMES, facts.building_action.tolist(), strict=True)
    return {name: ACTION_NAMES[action] for name, action in actions if action != NOTHING}


def _tile(words: Vocabulary, facts: Facts, tile: int) -> TrajanTile:
    return TrajanTile(
        stack=STACK_NAMES[tile // TILES_IN_STACK],
        colours=[COLOUR_NAMES[colour] for colour in facts.tile_colour[tile].tolist()],
        points=int(facts.tile_points[tile]),
        reward=REWARD_NAMES[facts.tile_reward[tile]],
        amount=int(facts.tile_amount[tile]),
        text=words.trajan_tile(tile),
    )


def _bonus(words: Vocabulary, facts: Facts, tile: int) -> BonusTile:
    goods = facts.bonus_goods[tile].tolist() if tile < BONUS_COMMODITIES else []
    if tile < BONUS_COMMODITIES:
        kind = "commodities"
    elif tile < BONUS_WORKERS:
        kind = DEMAND_NAMES[tile - BONUS_COMMODITIES]
    else:
        kind = COUNTING_BONUS_NAMES[tile - BONUS_WORKERS]
    return BonusTile(
        kind=kind,
        goods=[COMMODITY_NAMES[card] for card in goods],
        points=facts.bonus_points[tile].tolist(),
        per=facts.bonus_per[tile].tolist(),
        texts=[words.bonus_worth(tile, side) for side in range(BONUS_SIDES)],
    )


def _names(words: Vocabulary) -> dict[str, str]:
    """Words for everything named here."""
    named = {
        **{name: action_id(number) for number, name in enumerate(ACTION_NAMES)},
        **{name: colour_id(number) for number, name in enumerate(COLOUR_NAMES)},
        **{name: commodity_id(number) for number, name in enumerate(COMMODITY_NAMES)},
        **{name: demand_id(number) for number, name in enumerate(DEMAND_NAMES)},
        **{name: province_id(number) for number, name in enumerate((*PROVINCE_NAMES, "camp"))},
        **{f"ship-{name}": ship_id(number) for number, name in enumerate(SHIP_NAMES)},
        **{f"stack-{name}": stack_id(number) for number, name in enumerate(STACK_NAMES)},
        **{name: f"trajan-building-{name}" for name in BUILDING_NAMES},
    }
    tiles = {f"tile-{name}": words.tile(kind) for kind, name in enumerate(FORUM_TILE_NAMES)}
    return {name: words.catalogue.name(message) for name, message in named.items()} | tiles


def _letters(words: Vocabulary) -> dict[str, str]:
    lettered = [
        *(colour_id(number) for number in range(len(COLOUR_NAMES))),
        *(commodity_id(number) for number in range(len(COMMODITY_NAMES))),
        *(f"trajan-building-{name}" for name in BUILDING_NAMES),
    ]
    return {name: words.letter(name) for name in lettered}
