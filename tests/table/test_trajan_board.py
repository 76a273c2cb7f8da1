"""What is on the table of Trajan, as a page gets it: all is somewhere, plans are true, nothing hidden shows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from games_walk import AMBITIONS, LOOKS, Start, Walker, everybody, examples, starts, walkers
from princeps.games.trajan import GAME
from princeps.games.trajan.actions import ACTION_NAMES, COLOUR_NAMES, COMMODITY_NAMES, PROVINCE_NAMES, SITE_NAMES
from princeps.games.trajan.events import CARD_TAKEN, DISCARDED, LOADED, PLAYED
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.seaport import ASK_CARGO
from princeps.games.trajan.state import (
    CARDS,
    COLOURS,
    ELECTION,
    MARKERS_PER_COLOUR,
    MEETING,
    STACKS,
    TILES_IN_STACK,
    TOKENS,
)
from princeps.kernel.events import Event
from princeps.kernel.game import SPECTATOR, Position
from princeps.table.chronicle import Chronicle
from princeps.table.explore import Foresight
from princeps.table.messages import Plan, Table
from princeps.table.messages.trajan import TrajanBox, TrajanMat, TrajanPosition
from princeps.table.trajan.circle import sowing_from
from princeps.table.trajan.plans import EXPLORABLE, ORDERS, SHIPMENTS
from table.board_tools import (
    begin,
    chronicle_of,
    decision,
    encode,
    explorable,
    names_of,
    names_of_legal,
    phase,
    step,
    table,
    told,
)
from table.tools import check_text
from table.trajan_tools import table_for

MARKERS = COLOURS * MARKERS_PER_COLOUR
any_start, any_walker = starts(GAME.name), walkers(GAME.name)


def board_of(seen: Table) -> TrajanPosition:
    assert isinstance(seen.position, TrajanPosition)
    return seen.position


def board(chronicle: Chronicle, reader: int) -> TrajanPosition:
    return board_of(table(chronicle, reader, chronicle.revision(reader)))


def glance(chronicle: Chronicle, reader: int = SPECTATOR) -> TrajanPosition:
    """The same, without all that comes with it; that takes a while."""
    return table_for().board(chronicle.match.position.view(reader), reader, ())


def box(chronicle: Chronicle, language: str = "en", reader: int = SPECTATOR) -> TrajanBox:
    found = chronicle.box(reader, names_of(chronicle), language)
    assert isinstance(found, TrajanBox)
    return found


# --- nothing is lost -------------------------------------------------------------------------------------------------


@examples(compiled=3, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_everything_is_somewhere(start: Start, walker: Walker) -> None:
    """Markers, tokens, cards, Trajan tiles and bonus tiles, counted by the message alone; whoever reads it."""
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 2):
            reader = walker.chance.choice(everybody(chronicle.match.position))
            seen = glance(chronicle, reader)
            check_markers(seen, reader)
            check_tokens(seen)
            check_cards(seen, reader)
            check_tiles(seen)
        step(chronicle, walker)


def check_markers(seen: TrajanPosition, reader: int) -> None:
    for seat, mat in enumerate(seen.mats):
        markers = Counter(colour for tray in mat.trays for colour in tray)
        if seen.stage == "placing":
            assert not markers or seat == reader
            continue
        if seen.sowing and seen.turn == seat:
            markers += Counter(seen.sowing.hand)
        assert markers == dict.fromkeys(COLOUR_NAMES, MARKERS_PER_COLOUR)
    if seen.sowing:
        assert (seen.sowing.target - seen.sowing.source) % len(ACTION_NAMES) <= MARKERS
        assert seen.mats[seen.turn or 0].trays[seen.sowing.source] == [] or len(seen.sowing.hand) < MARKERS / 2


def check_tokens(seen: TrajanPosition) -> None:
    for seat, mat in enumerate(seen.mats):
        out = sum(seat in it.legionnaires for it in seen.provinces) + sum(seat in it.workers for it in seen.sites)
        assert mat.supply + mat.workers + mat.legionnaires + out == TOKENS
        places = [it.name for it in seen.provinces if seat in it.leaders]
        assert places == ([] if mat.leader == "camp" else [mat.leader])


def check_cards(seen: TrajanPosition, reader: int) -> None:
    hands = sum(mat.cards for mat in seen.mats)
    open_cards = sum(sum(mat.display.values()) for mat in seen.mats) + sum(pile.cards for pile in seen.piles)
    assert seen.deck + hands + open_cards + sum(seen.cargo.values()) == CARDS
    for seat, mat in enumerate(seen.mats):
        told_of = sum(mat.hand.values())
        assert told_of == mat.cards if seat == reader else told_of <= mat.cards
    assert all((pile.top is None) == (pile.cards == 0) for pile in seen.piles)


def check_tiles(seen: TrajanPosition) -> None:
    tops = [stack.top for stack in seen.stacks if stack.top is not None]
    slots = [tile for mat in seen.mats for tile in mat.slots if tile is not None]
    assert len({*tops, *slots}) == len(tops) + len(slots), "no Trajan tile lies in two places"
    for number, stack in enumerate(seen.stacks):
        gone = sum(tile // TILES_IN_STACK == number for tile in slots)
        assert (stack.top is not None) + stack.below + gone <= TILES_IN_STACK
        assert stack.top is None or stack.top // TILES_IN_STACK == number
    bonuses = [it.tile for mat in seen.mats for it in mat.bonuses] + seen.bonuses
    assert len(set(bonuses)) == len(bonuses)
    for mat in seen.mats:
        assert mat.arch is None or mat.slots[mat.arch] is None, "the arch stands at a free slot"


def test_what_is_printed_never_changes() -> None:
    chronicle, walker = begin(Start(GAME, 2, 5, {})), Walker(5)
    boxes = set()
    for _ in range(40):
        boxes |= {encode(box(chronicle, reader=reader)) for reader in everybody(chronicle.match.position)}
        step(chronicle, walker)
    assert len(boxes) == 1, "so that a page may keep it"


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_box_has_words_for_all_that_a_table_names(language: str) -> None:
    chronicle, walker = begin(Start(GAME, 4, 3, {})), Walker(3, AMBITIONS[GAME.name][1])
    printed = box(chronicle, language)
    for text in (*printed.names.values(), *(tile.text for tile in printed.tiles)):
        check_text(text)
    for bonus in printed.bonuses:
        assert len(bonus.texts) == len(bonus.points) == len(bonus.per) == 2
        for text in bonus.texts:
            check_text(text)
    assert len(printed.tiles) == STACKS * TILES_IN_STACK
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 5):
            assert set(names_in(glance(chronicle))) <= printed.names.keys()
        step(chronicle, walker)


def names_in(seen: TrajanPosition) -> Iterator[str]:
    """All that a page has to name, as the box names it."""
    yield from seen.demands
    yield from seen.cargo
    yield from (pile.top for pile in seen.piles if pile.top)
    yield from (f"ship-{ship.name}" for ship in seen.ships)
    yield from (f"stack-{stack.name}" for stack in seen.stacks)
    lying = (*seen.forum, *seen.extra, *(province.tile for province in seen.provinces))
    yield from (f"tile-{kind}" for kind in lying if kind)
    yield from (province.name for province in seen.provinces)
    yield from (site.building for site in seen.sites if site.building)
    for mat in seen.mats:
        yield from (f"tile-{kind}" for kind in mat.tiles)
        yield from (*mat.kept, *mat.hand, *mat.display, *mat.buildings, mat.leader)
        yield from (colour for tray in mat.trays for colour in tray)


def test_borders_sites_and_points_are_those_of_the_rules() -> None:
    for province in (None, *PROVINCE_NAMES):
        chronicle = chronicle_of(Scene().lead_to(province).acting("military").position)
        printed = box(chronicle)
        number = len(PROVINCE_NAMES) if province is None else PROVINCE_NAMES.index(province)
        marches = {name for name in names_of_legal(chronicle, 0) if name.startswith("march.")}
        assert marches == {f"march.{printed.provinces[it]}" for it in printed.borders[number]}
    assert printed.site_rows * printed.site_columns == len(SITE_NAMES)


def test_a_province_tells_what_a_legionnaire_would_score() -> None:
    scene = Scene(players=3).lead_to("alpes").station("alpes", seat=1).camps(legionnaires=1).acting("military")
    chronicle = chronicle_of(scene.position)
    (province,) = [it for it in board(chronicle, 0).provinces if it.name == "alpes"]
    chronicle.play(0, ["conquer"])
    assert table(chronicle, 0).scores[0].points == province.points


# --- hands -----------------------------------------------------------------------------------------------------------


@examples(compiled=3, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_only_cards_taken_face_up_are_shown_of_other_hands(start: Start, walker: Walker) -> None:
    """By the rules in words (T25), from what everybody saw happen: a card taken face up is known until one goes."""
    chronicle = begin(start)
    known = [Counter[str]() for _ in range(start.players)]
    follow(known, chronicle.match.happenings[0])
    while not chronicle.match.position.is_over:
        step(chronicle, walker)
        follow(known, chronicle.match.happenings[-1])
        state = chronicle.match.position.state
        if any(player.asked == ASK_CARGO for player in state.players[: start.players]):
            continue  # what is being loaded is told when the ship sails
        if walker.sometimes(LOOKS / 4):
            for reader in everybody(chronicle.match.position):
                for seat, mat in enumerate(glance(chronicle, reader).mats):
                    assert mat.hand == (own_hand(chronicle, seat) if seat == reader else known[seat])


def follow(known: list[Counter[str]], events: Sequence[Event]) -> None:
    for event in events:
        name = COMMODITY_NAMES[event.what % len(COMMODITY_NAMES)]
        if event.kind == CARD_TAKEN:
            known[event.seat][name] += 1
        elif event.kind in (PLAYED, DISCARDED, LOADED):
            known[event.seat] -= Counter({name: event.amount})


def own_hand(chronicle: Chronicle, seat: int) -> dict[str, int]:
    hand = chronicle.match.position.state.players[seat].hand.tolist()
    return {name: count for name, count in zip(COMMODITY_NAMES, hand, strict=True) if count}


def test_only_the_size_of_the_draw_pile_is_shown() -> None:
    """Two tables that differ in where the hidden cards are, and in nothing else."""
    one = Scene().hold("wine", "fish").hold("gems", seat=1).turn()
    other = Scene().hold("wine", "fish").hold("oil", seat=1).turn()
    assert board(chronicle_of(one.position), 0).deck == CARDS - 3 - 2
    for reader in (0, SPECTATOR):
        assert told(chronicle_of(one.position), reader) == told(chronicle_of(other.position), reader)
    assert told(chronicle_of(one.position), 1) != told(chronicle_of(other.position), 1)


def test_when_cards_have_run_out_none_moves() -> None:
    scene = Scene().lay_pile("left", "oil").lay_pile("right", "fish").hold("wine").leave_in_deck().acting("seaport")
    chronicle = chronicle_of(scene.position)
    chronicle.play(0, ["play.wine", "decline"])
    for reader in (0, 1, SPECTATOR):
        pieces = [motion.piece for line in table(chronicle, reader, 1).log.lines for motion in line.motions]
        assert pieces == ["card:wine"]


@pytest.mark.parametrize(
    ("scene", "answers", "place"),
    [
        (Scene().lay_building("r1c1", "door", 4).acting("construction"), ["build.r1c1"], "site.r1c1"),
        (
            Scene().hold("wine", "wine").acting("seaport"),
            ["ship.identical", "load.wine", "load.wine", "set-sail"],
            "ship.identical",
        ),
        (Scene().lead_to("alpes").acting("military"), ["conquer"], "province.alpes"),
        (Scene().acting("senate"), ["climb"], "0.disc"),
    ],
    ids=["building", "shipping", "conquering", "climbing"],
)
def test_points_arise_where_they_are_gained(scene: Scene, answers: list[str], place: str) -> None:
    chronicle = chronicle_of(scene.position)
    chronicle.play(0, answers)
    gains = [gain for line in table(chronicle, SPECTATOR, 1).log.lines for gain in line.gains]
    assert [(gain.anchor, gain.seat) for gain in gains] == [(place, 0)]


# --- stages in which all answer at once ------------------------------------------------------------------------------


def test_markers_are_seen_by_others_when_all_have_placed_them() -> None:
    chronicle, walker = begin(Start(GAME, 2, 3, {})), Walker(3)
    chronicle.play(0, ["marker.blue"])
    assert sum(map(len, board(chronicle, 0).mats[0].trays)) == 1
    while board(chronicle, 1).stage == "placing":
        assert not any(board(chronicle, 1).mats[0].trays)
        assert not any(board(chronicle, SPECTATOR).mats[0].trays)
        step(chronicle, walker)
    assert sum(map(len, board(chronicle, 1).mats[0].trays)) == MARKERS


def test_rivals_who_spent_other_tiles_look_the_same_until_all_have_chosen() -> None:
    """With a wild tile or with the icon: that is seen when the tiles go."""
    games = [chronicle_of(meeting().position) for _ in range(2)]
    for game, answer in zip(games, ("wilds.0", "wilds.1"), strict=True):
        game.play(1, [answer])
    first, second = games
    for reader in (0, 2, SPECTATOR):
        assert told(first, reader) == told(second, reader)
        assert first.revision(reader) == second.revision(reader)
    for game in games:
        assert board(game, 2).stage == "meeting"
        game.play(0, ["wilds.0"])
    assert board(first, 2).mats[1].tiles == {"wild-demand": 1}
    assert board(second, 2).mats[1].tiles == {"bread": 1}


def meeting() -> Scene:
    scene = Scene(players=3).voice("bread", "games", "games").keep("games", "games").keep("games", "games", seat=1)
    return scene.give("bread", "wild-demand").give("bread", "wild-demand", seat=1).end_quarter()


# --- demands and the senate ------------------------------------------------------------------------------------------


@examples(compiled=4, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_the_penalty_shown_is_the_one_that_comes(start: Start, walker: Walker) -> None:
    """And so does the number of demands out of reach."""
    chronicle = begin(start)
    quarters = 0
    while not chronicle.match.position.is_over:
        seen = glance(chronicle) if is_end_of_quarter(chronicle) else None
        before = demand_points(chronicle)
        step(chronicle, walker)
        if not seen:
            continue
        while not chronicle.match.position.is_over and glance(chronicle).stage == "meeting":
            step(chronicle, walker)
        quarters += 1
        lost = [old - new for old, new in zip(before, demand_points(chronicle), strict=True)]
        assert [mat.penalty for mat in seen.mats] == lost
        printed = box(chronicle).penalty
        unmet = [sum(not it.met for it in mat.demands) for mat in seen.mats]
        assert [printed[count] for count in unmet] == lost
    assert quarters == 4


def test_demands_that_have_been_paid_for_are_no_longer_shown() -> None:
    """The tiles that met them are given back, but nobody is short of them: not at the election, nor after the game."""
    scene = Scene().at(quarter=4).voice("bread", "games", "bread").give("bread", "games", "bread")
    asked = board(chronicle_of(scene.turn().position), 0)
    assert (len(asked.demands), [it.met for it in asked.mats[0].demands]) == (3, [True] * 3)
    chronicle = chronicle_of(scene.end_quarter().position)
    assert_nothing_is_demanded(chronicle, "election")
    (consul,) = chronicle.match.position.deciders
    chronicle.play(consul, names_of_legal(chronicle, consul)[:1])
    assert_nothing_is_demanded(chronicle, "over")


def assert_nothing_is_demanded(chronicle: Chronicle, stage: str) -> None:
    seen = table(chronicle, 0)
    position = board_of(seen)
    assert (position.stage, position.demands) == (stage, [])
    assert not any(mat.demands or mat.penalty for mat in position.mats)
    assert not any(it.forecast for score in seen.scores for it in score.sources if it.name == "demands")


def is_end_of_quarter(chronicle: Chronicle) -> bool:
    """The turn that is about to end is the last of a quarter."""
    position = chronicle.match.position
    at_the_end = "end-turn" in names_of_legal(chronicle, position.deciders[0])
    return at_the_end and bool(position.state.round_ends) and position.state.round_of_quarter == 3


def demand_points(chronicle: Chronicle) -> list[int]:
    scores = table_for().score_sheet(chronicle.match.position.view(SPECTATOR))
    return list(scores.by_source["trajan-source-demands"])


@examples(compiled=2, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_the_senate_shows_who_would_be_consul(start: Start, walker: Walker) -> None:
    """By votes, then by the step, then by who lies higher (T18); whoever climbs comes to lie on top."""
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        seat, action = step(chronicle, walker)
        seen = glance(chronicle)
        if action == "climb":
            assert seen.senate[-1].seat == seat
        ranked = sorted(enumerate(seen.senate), key=lambda it: (it[1].votes, it[1].step, it[0]), reverse=True)
        assert [it.place for _, it in ranked] == list(range(1, start.players + 1))
        assert [(mat.step, mat.votes) for mat in seen.mats] == [
            (it.step, it.votes) for it in sorted(seen.senate, key=lambda it: it.seat)
        ]
        if seen.stage == "election":
            assert [it.seat for _, it in ranked[:1]] == list(chronicle.match.position.deciders)


# --- sowing in one gesture -------------------------------------------------------------------------------------------


def plans_of(position: Position, seat: int = 0) -> dict[str, Plan]:
    return {plan.action: plan for plan in table_for().plans(position.view(seat), seat)}


def check_ways(position: Position, seat: int, plan: Plan, most: int) -> None:
    """All of them can be gone step by step, bring what they say, and lead to different tables, the best first."""
    table = table_for()
    view = position.view(seat)
    check_text(plan.phrase)
    assert bool(plan.reason) == (not plan.ways)
    assert len(plan.ways) <= most
    points = [way.preview.points for way in plan.ways if way.preview]
    assert len(points) == len(plan.ways)
    assert points == sorted(points, reverse=True)
    outcomes = set()
    for way in plan.ways:
        world = position.copy()
        for action in way.actions:
            assert GAME.actions.numbers[action] in world.legal(seat)
            world.apply(seat, action)
        assert way.preview == Foresight(table, view, seat).upon(world.view(seat))
        assert world.state.learned[seat] == position.state.learned[seat], "nothing comes to light on the way"
        outcomes.add(world.view(seat).to_bytes())
        for phrase in way.phrases:
            check_text(phrase)
    assert len(outcomes) == len(plan.ways)


@examples(compiled=3, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_sowing_plans_are_true_and_find_what_brings_most(start: Start, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        seat = position.deciders[0]
        if "tray" in question(position, seat) and walker.sometimes(LOOKS):
            plans = plans_of(position, seat)
            assert list(plans) == [f"tray.{name}" for name in ACTION_NAMES]
            for tray, plan in enumerate(plans.values()):
                check_ways(position, seat, plan, ORDERS)
                check_sowing(position, seat, tray, plan)
        walker.step(position)


def question(position: Position, seat: int) -> str:
    return table_for().question_name(position.view(seat), seat)


def check_sowing(position: Position, seat: int, tray: int, plan: Plan) -> None:
    hand = [colour for colour, count in enumerate(position.state.players[seat].tray[tray]) for _ in range(count)]
    assert bool(plan.ways) == bool(hand)
    assert plan.anchor == f"{seat}.tray.{ACTION_NAMES[tray]}"
    for way in plan.ways:
        assert (way.actions[0], way.cost) == (plan.action, {"time": len(hand)})
        assert len(way.phrases) == len(way.actions) - 1
        assert len(way.actions) <= max(1, len(hand)), "the last marker, and markers of one colour, sow themselves"
        assert (len(way.actions) == 1) == (len(set(hand)) == 1)
    if plan.ways:
        best = plan.ways[0].preview
        assert best
        assert best.points == most_points(position, seat, tray, hand)
        assert sowing_from(position.state, seat, tray).accomplishes == (best.points > 0)


def most_points(position: Position, seat: int, tray: int, hand: list[int]) -> int:
    """By counting: some of the markers come to lie in the target tray, and any of them may be these."""
    player, facts = position.state.players[seat], position.state.facts
    target = (tray + len(hand)) % len(ACTION_NAMES)
    tile = int(player.slot[target])
    if tile < 0:
        return 0
    lying = Counter(dict(enumerate(player.tray[target].tolist()))) if target != tray else Counter[int]()
    wanted = Counter(facts.tile_colour[tile].tolist())
    arriving = -(-len(hand) // len(ACTION_NAMES))
    fits = any(lying + Counter(some) >= wanted for some in combinations(hand, arriving))
    return int(facts.tile_points[tile]) if fits else 0


@pytest.mark.parametrize("seed", range(32))
def test_a_tile_is_found_however_many_markers_there_are_to_sow(seed: int) -> None:
    """All markers of a seat in one, two or three trays, and a tile at each slot."""
    chance = Random(seed)
    markers = list("YYOOBBWWPPGG")
    chance.shuffle(markers)
    trays: dict[str, str] = dict.fromkeys(ACTION_NAMES, "")
    for letter in markers:
        trays[chance.choice(ACTION_NAMES[: 1 + seed % 4])] += letter
    scene = Scene().markers(seat=0, **trays)
    for slot in range(len(ACTION_NAMES)):
        scene.player().slot[slot] = chance.randrange(STACKS * TILES_IN_STACK)
    position = scene.turn().position
    for tray, plan in enumerate(plans_of(position).values()):
        check_ways(position, 0, plan, ORDERS)
        check_sowing(position, 0, tray, plan)


def test_a_tray_is_sown_so_that_its_tile_is_accomplished() -> None:
    scene = Scene().markers(seaport="GP", military="B").lay_tile("military", "military", "BG").turn()
    best, other = plans_of(scene.position)["tray.seaport"].ways
    assert best.actions == ["tray.seaport", "sow.pink"]
    assert best.phrases == ["pink"]
    assert best.preview
    assert other.preview
    assert (best.preview.points > 0, other.preview.points) == (True, 0)
    chronicle = chronicle_of(scene.position)
    chronicle.play(0, best.actions)
    assert table(chronicle, 0).scores[0].points == best.preview.points


def test_markers_of_one_colour_leave_no_choice() -> None:
    scene = Scene().markers(seaport="BB", forum="BBW").turn()
    plans = plans_of(scene.position)
    assert [(way.actions, way.phrases, way.cost) for way in plans["tray.seaport"].ways] == [
        (["tray.seaport"], [], {"time": 2})
    ]
    assert sorted(way.actions for way in plans["tray.forum"].ways) == [
        ["tray.forum", "sow.blue", "sow.blue"],
        ["tray.forum", "sow.blue", "sow.white"],
        ["tray.forum", "sow.white"],
    ]
    assert plans["tray.senate"].ways == []
    check_text(plans["tray.senate"].reason)


# --- a shipment in one gesture ---------------------------------------------------------------------------------------


@examples(compiled=4, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_shipments_are_true_and_find_what_brings_most(start: Start, walker: Walker) -> None:
    position = start.position()
    while not position.is_over:
        seat = position.deciders[0]
        if "action" in question(position, seat) and plans_of(position, seat):
            check_shipments(position, seat)
        walker.step(position)


@pytest.mark.parametrize("seed", range(8))
def test_the_best_shipment_is_found_with_a_full_hand(seed: int) -> None:
    chance = Random(seed)
    cards = chance.choices(COMMODITY_NAMES[: 6 + seed], k=6 + seed // 2) if seed else list(COMMODITY_NAMES)
    scene = Scene().give(*["wild-commodity"] * (seed % 3)).turn_ships("pairs")
    check_shipments(scene.hold(*sorted({*cards, *cards[:3]}), *cards[:2]).acting("seaport").position, 0)


def check_shipments(position: Position, seat: int) -> None:
    plans = plans_of(position, seat)
    assert list(plans) == ["ship.identical", "ship.pairs", "ship.different"]
    for plan in plans.values():
        check_ways(position, seat, plan, SHIPMENTS)
        loads = all_loads(position, seat, plan.action)
        assert bool(plan.ways) == bool(loads)
        assert len(plan.ways) == min(SHIPMENTS, len(loads))
        for way in plan.ways:
            assert (way.actions[0], way.actions[-1]) == (plan.action, "set-sail")
            assert len(way.phrases) == len(way.actions) - 2
        if loads:
            assert [way.preview.points for way in plan.ways if way.preview] == sorted(loads, reverse=True)[:SHIPMENTS]


def all_loads(position: Position, seat: int, ship: str) -> list[int]:
    """What each load would bring, by trying all of them; the rules name each in one way only."""
    if GAME.actions.numbers[ship] not in position.legal(seat):
        return []
    world = position.copy()
    world.apply(seat, ship)
    return list(points_of_loads(world, seat, position.scores[seat]))


def points_of_loads(world: Position, seat: int, before: int) -> Iterator[int]:
    for action in world.legal(seat):
        after = world.copy()
        after.apply(seat, action)
        if GAME.actions.names[action] == "set-sail":
            yield after.scores[seat] - before
        else:
            yield from points_of_loads(after, seat, before)


def test_a_tray_shows_the_best_of_the_action_it_leads_to() -> None:
    scene = Scene().markers(seaport="Y", forum="O", military="B").hold("wine", "wine").turn()
    plans = plans_of(scene.position)
    recruits, climbs = plans["tray.forum"].leads_to, plans["tray.military"].leads_to
    assert recruits is not None
    assert recruits.anchor == "camp"
    assert climbs is not None
    assert climbs.preview is not None
    before = scene.position.scores[0]
    scene.answer("tray.military", climbs.action)
    assert scene.position.scores[0] - before == climbs.preview.points > 0
    assert plans["tray.senate"].leads_to is None, "it is empty"


def test_a_tray_that_leads_to_the_ships_shows_the_best_load() -> None:
    scene = Scene().markers(construction="Y").hold("wine", "wine").turn()
    best = plans_of(scene.position)["tray.construction"].leads_to
    loads = plans_of(scene.answer("tray.construction").position)
    assert best is not None
    assert best.action.startswith("ship.")
    assert best.preview == loads[best.action].ways[0].preview


def test_there_are_plans_only_for_trays_and_ships() -> None:
    assert plans_of(Scene().hold("wine").acting("forum").position) == {}
    assert plans_of(Scene().turn().position, seat=1) == {}
    scene = Scene().hold("wine", "wine").acting("seaport").answer("ship.identical")
    assert plans_of(scene.position) == {}


# --- what may be tried out -------------------------------------------------------------------------------------------


@examples(compiled=6, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_what_may_be_tried_out_depends_on_nothing_hidden(start: Start, walker: Walker) -> None:
    """Done in the real world, in an imagined one and on the view, it leads to the same table, told in the same words;
    of answers that bring something to light only the coming scoring is told, if it is always the same."""
    position = start.position()
    while not position.is_over:
        seat = position.deciders[0]
        if walker.sometimes(LOOKS):
            view = position.view(seat)
            worlds = [position, view.determinize(seat, walker.chance.getrandbits(32)), view]
            for action in position.legal(seat):
                if GAME.actions.block_of(action).name in EXPLORABLE:
                    check_outcomes(worlds, seat, action)
                check_foretold(position, seat, action)
        walker.step(position)


def check_foretold(position: Position, seat: int, action: int) -> None:
    preview = Foresight(table_for(), position.view(seat), seat).of(action)
    if preview is None:
        return
    after = position.copy()
    after.apply(seat, action)
    before, then = (table_for().forecast(world.view(seat), seat).total for world in (position, after))
    assert (preview.points, preview.forecast) == (after.scores[seat] - position.scores[seat], then - before)


def check_outcomes(worlds: list[Position], seat: int, action: int) -> None:
    outcomes, stories, lessons = set(), set(), set()
    for world in worlds:
        after = world.copy()
        events = after.apply(seat, action)
        outcomes.add(after.view(seat).to_bytes())
        stories.add(tuple(table_for().lines(events, seat)))
        lessons.add(int(after.state.learned[seat]) - int(world.state.learned[seat]))
    assert len(lessons) == 1, "whether something comes to light does not depend on what is hidden"
    if lessons == {0}:
        assert len(outcomes) == len(stories) == 1


@examples(compiled=2, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_exploring_shows_the_same_in_worlds_that_look_alike(start: Start, walker: Walker) -> None:
    """As far as a seat may go in a turn, byte by byte."""
    chronicle = begin(start)
    while not chronicle.match.position.is_over:
        if walker.sometimes(LOOKS / 5):
            seat = walker.choose_seat(chronicle.match.position)
            real = chronicle_of(chronicle.match.position)
            view = chronicle.match.position.view(seat)
            imagined = chronicle_of(view.determinize(seat, walker.chance.getrandbits(32)))
            explore_both(real, imagined, seat, walker)
        step(chronicle, walker)


def explore_both(one: Chronicle, other: Chronicle, seat: int, walker: Walker) -> None:
    tried: list[str] = []
    seen = table(one, seat, one.revision(seat))
    while seen.decision:
        answers = explorable(seen)
        if not answers:
            return
        tried.append(walker.chance.choice(answers).action)
        seen = one.explore(seat, tried, names_of(one), "en")
        assert encode(seen) == encode(other.explore(seat, tried, names_of(other), "en"))


def test_a_second_card_is_played_in_earnest() -> None:
    """For with it the hand is refilled; a first one can be tried out."""
    chronicle = chronicle_of(Scene().hold("wine", "wine").acting("seaport").position)
    assert "play.wine" in {it.action for it in explorable(table(chronicle, 0))}
    assert explorable(chronicle.explore(0, ["play.wine"], names_of(chronicle), "en")) == []


def coming(seen: Table) -> dict[str, int | None]:
    return {it.action: it.preview.forecast if it.preview else None for it in decision(seen).answers}


def test_a_card_that_is_certain_to_come_counts_as_one_in_hand() -> None:
    """Which it is nobody knows; a tile gives three points for each column that was played."""
    scene = Scene().hold("fruit", "columns").own_bonus("columns").lay_pile("left", "oil")
    chronicle = chronicle_of(scene.acting("seaport").position)
    told = coming(table(chronicle, 0))
    assert [told[it] for it in ("play.fruit", "play.columns", "draw-two", "take-card.left")] == [0, 3, 1, 1]
    second = coming(chronicle.explore(0, ["play.columns"], names_of(chronicle), "en"))
    assert second == {"play.fruit": 0, "decline": None}


def test_a_card_that_cannot_be_drawn_does_not_count() -> None:
    scene = Scene().hold("fruit", "wine").leave_in_deck("oil").acting("seaport")
    chronicle = chronicle_of(scene.position)
    assert coming(table(chronicle, 0))["play.fruit"] == 0
    assert coming(chronicle.explore(0, ["play.fruit"], names_of(chronicle), "en"))["play.wine"] == -1


# --- numbers that are told as they are -------------------------------------------------------------------------------


@examples(compiled=2, interpreted=1)
@given(start=any_start, walker=any_walker)
def test_the_points_of_each_round_are_kept(start: Start, walker: Walker) -> None:
    """With what the end of a quarter brings, however long the demands and the election take."""
    chronicle = begin(start)
    ends: list[tuple[int, ...]] = []
    while not chronicle.match.position.is_over:
        step(chronicle, walker)
        position = chronicle.match.position
        if position.state.stage not in (MEETING, ELECTION) and phase(chronicle)[0] > len(ends):
            ends.append(position.scores)
    scores = table(chronicle, SPECTATOR).scores
    assert [tuple(round_) for round_ in zip(*(score.rounds for score in scores), strict=True)] == ends
    assert len(ends) == 16


def test_bonus_tiles_and_buildings_lie_with_their_owners() -> None:
    scene = Scene().own_bonus("wine").own_bonus("workers", grey=True, seat=1).display("wine", "wine").build(door=3)
    mats: list[TrajanMat] = board(chronicle_of(scene.turn().position), SPECTATOR).mats
    (mine,), (theirs,) = mats[0].bonuses, mats[1].bonuses
    assert (mine.tile, mine.grey, theirs.tile, theirs.grey) == (
        scene.bonus("wine"),
        False,
        scene.bonus("workers"),
        True,
    )
    assert mine.points == 2 * box(chronicle_of(scene.position)).bonuses[mine.tile].points[0]
    assert mats[0].buildings == {"door": 3}
