"""Being told: of what and when, over days that pass by moving a clock."""

import msgspec
import pytest

from princeps.server.messages import Nights, Pace
from princeps.server.rooms.pace import DAY, HOUR
from princeps.server.visitors import Caller, Reader, short
from server.being_told import SITE, USUAL, World, another_table, caller_of, several_tables, table
from server.other_ends import BrowserOfSomebody, claims_of
from server.over_days import A_DAY, MINUTE, finish_stage, table_over_days
from server.playing import new_device, open_game_of_two, play_to_the_end

pytestmark = pytest.mark.anyio


# --- a turn that is owed ---------------------------------------------------------------------------------------------


async def test_a_turn_is_told_once_by_push(world: World) -> None:
    host, friend = await table_over_days(world.rooms, "friend")
    await world.subscribe(friend)
    world.hands.move(1)
    await finish_stage(world.rooms, friend)
    await finish_stage(world.rooms, host)
    for _ in range(3):
        await world.tell(MINUTE)
    (shown,) = world.pushed(friend)
    assert shown["title"] == "Your turn, Marcus"
    assert shown["body"] == "Forum Trajanum with Livia: your turn, 24 h to go."
    assert (shown["path"], shown["tag"], shown["language"]) == (f"/game/{friend.game}", friend.game, "en")


async def test_a_push_is_signed_by_this_server_and_kept_no_longer_than_the_clock_runs(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(HOUR)
    (asked,) = world.push.asked
    key = (await world.delivery.offers(caller_of(host))).push_key
    claims = claims_of(asked, key)
    assert (claims["aud"], claims["sub"]) == (world.push.address, SITE)
    assert 0 < claims["exp"] - world.hands.at // 1000 <= 24 * 3600
    assert int(asked.headers["ttl"]) == 23 * 3600
    assert (asked.headers["topic"], asked.headers["urgency"]) == (host.game, "normal")


async def test_turns_that_began_before_somebody_asked_to_be_told_are_not_told(world: World) -> None:
    _, friend = await table(world)
    world.hands.move(MINUTE)
    await world.subscribe(friend)
    await world.tell(MINUTE)
    assert world.pushed(friend) == []


async def test_live_games_are_never_told(world: World) -> None:
    host, friend = await open_game_of_two(world.rooms)
    await world.subscribe(host)
    await finish_stage(world.rooms, host)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    await play_to_the_end(world.rooms, [host, friend])
    await world.tell(MINUTE)
    assert world.push.asked == []


async def test_a_turn_that_is_made_before_anybody_was_told_is_not_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status = 503
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell()
    await finish_stage(world.rooms, host)
    world.push.status = 201
    await world.tell(HOUR)
    assert len(world.push.asked) == 1, "only the one that was refused"


async def test_each_device_is_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    secret, _ = await world.rooms.devices.link(host.visitor)
    phone = new_device()
    await world.rooms.devices.join(Caller(None, "127.0.0.1", phone), secret)
    browser = BrowserOfSomebody(f"{world.push.address}/phone")
    await world.delivery.add_push(Caller(host.visitor, "127.0.0.1", phone), browser.wanted())
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert len(world.pushed(host)) == 1
    assert [browser.read(it)["tag"] for it in world.push.asked if it.path == "/phone"] == [host.game]
    await world.rooms.devices.sign_out(caller_of(host), short(phone))
    assert len((await world.delivery.offers(caller_of(host))).places) == 1


async def test_it_is_told_in_the_language_in_which_its_reader_last_played(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.wish(host, USUAL)
    await world.rooms.notices.see(Reader(host.visitor, host.game, 0, "de"))
    world.hands.move(2 * MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    (shown,) = world.pushed(host)
    assert shown["title"] == "Du bist dran, Livia"
    assert shown["stop_title"] == "Keine Nachrichten mehr"


# --- at the table ----------------------------------------------------------------------------------------------------


async def test_who_is_at_the_table_is_not_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    world.hands.move(10_000)
    await world.rooms.notices.see(host)
    for _ in range(5):
        await world.tell(MINUTE)
    assert world.pushed(host) == []


async def test_who_left_just_before_the_turn_came_is_told_once_that_is_clear(world: World) -> None:
    """What goes wrong elsewhere: whoever looked a moment ago hears nothing, ever."""
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await world.rooms.notices.see(host)
    world.hands.move(5_000)
    await finish_stage(world.rooms, friend)
    await world.tell(30_000)
    assert world.pushed(host) == [], "they may still be there"
    await world.tell(30_000)
    assert len(world.pushed(host)) == 1


async def test_who_comes_to_the_table_while_a_message_waits_is_not_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status = 503
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    world.push.status = 201
    await world.rooms.notices.see(host)
    await world.tell(HOUR)
    assert len(world.push.asked) == 1


async def test_being_at_one_table_hides_nothing_of_another(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    elsewhere = await another_table(world, host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    world.hands.move(10_000)
    await world.rooms.notices.see(Reader(host.visitor, elsewhere.game, 1))
    await world.tell(MINUTE)
    assert [it["path"] for it in world.pushed(host)] == [f"/game/{host.game}"]


# --- clocks, nudges, ends --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [1, 3, 6])
async def test_a_clock_that_runs_out_is_told_once_so_many_hours_before(world: World, hours: int) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, events=[], soon=hours, every="day"))
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell((24 - hours) * HOUR - MINUTE)
    assert world.pushed(host) == []
    await world.tell(MINUTE)
    await world.tell(10 * MINUTE)
    (shown,) = world.pushed(host)
    assert shown["title"] == {1: "Your clock: 60 min left", 3: "Your clock: 3 h left", 6: "Your clock: 6 h left"}[hours]
    assert world.push.asked[0].headers["urgency"] == "high"


async def test_a_warning_counts_what_is_left_of_the_clock_not_of_the_day(world: World) -> None:
    """It stands still from midnight to eight; so three hours of it are left long before it runs out."""
    host, friend = await table(world, Pace(8, Nights(0, 8, "UTC")))
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, events=[]))
    world.hands.move(DAY - world.hands.at % DAY + 17 * HOUR)  # five in the afternoon: it runs out at nine next morning
    await finish_stage(world.rooms, friend)
    await world.tell(4 * HOUR - MINUTE)
    assert world.pushed(host) == []
    await world.tell(HOUR + 2 * MINUTE)
    assert [it["title"] for it in world.pushed(host)] == ["Your clock: 3 h left"]


async def quiet_hours(world: World, reader: Reader) -> int:
    """From ten in the evening until eight, for this reader; it is midnight now, which is returned."""
    await world.subscribe(reader)
    await world.wish(reader, msgspec.structs.replace(USUAL, events=[], nights=Nights(22, 8, "UTC")))
    world.hands.move(DAY - world.hands.at % DAY)
    return world.hands.at


@pytest.mark.parametrize(("pace", "begins", "told"), [(A_DAY, 7, 19), (A_DAY, 8.75, 19), (Pace(8), 20.5, 20.5)])
async def test_of_a_clock_that_runs_out_in_the_quiet_hours_or_just_after_one_is_told_before(
    world: World, pace: Pace, begins: float, told: float
) -> None:
    """As many hours before the quiet hours as are wished before the end, or at once if the turn begins later."""
    host, friend = await table(world, pace)
    midnight = await quiet_hours(world, host)
    world.hands.at = round(midnight + begins * HOUR)
    await finish_stage(world.rooms, friend)
    if told > begins:
        world.hands.at = round(midnight + told * HOUR)
        await world.tell()
        assert world.pushed(host) == []
    await world.tell(1)
    left = round(pace.hours + begins - told)
    assert [it["title"] for it in world.pushed(host)] == [f"Your clock: {left} h left"]
    for hour in (21, 24, 32):
        world.hands.at = midnight + hour * HOUR
        await world.tell()
    assert len(world.pushed(host)) == 1, "not again in the morning"


async def test_a_clock_that_runs_out_later_in_the_morning_is_told_when_the_quiet_hours_are_over(world: World) -> None:
    host, friend = await table(world)
    midnight = await quiet_hours(world, host)
    world.hands.move(10 * HOUR)
    await finish_stage(world.rooms, friend)
    world.hands.at = midnight + 22 * HOUR - 1
    await world.tell()
    assert world.pushed(host) == []
    await world.tell(10 * HOUR + 1)
    assert [it["title"] for it in world.pushed(host)] == ["Your clock: 2 h left"]


async def test_no_warning_is_given_if_none_is_wanted(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, events=[], soon=0))
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.rooms.clocks.nudge(friend, host.seat)
    await world.tell(23 * HOUR + 30 * MINUTE)
    assert world.pushed(host) == []


async def test_a_nudge_is_told_with_who_waits(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    world.hands.move(2 * HOUR)
    await world.rooms.clocks.nudge(friend, host.seat)
    await world.tell(MINUTE)
    await world.tell(MINUTE)
    titles = [it["title"] for it in world.pushed(host)]
    assert titles == ["Your turn, Livia", "Marcus is waiting for you"]


async def test_the_end_of_a_game_and_a_rematch_are_told_to_who_was_not_there(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.subscribe(friend)
    world.hands.move(MINUTE)
    await play_to_the_end(world.rooms, [host, friend])
    world.hands.move(10_000)
    await world.rooms.notices.see(friend)
    await world.tell(MINUTE)
    assert [it["title"] for it in world.pushed(host)] == ["The game is over"]
    assert world.pushed(friend) == []
    world.hands.move(MINUTE)
    await world.rooms.lobby.rematch(friend)
    await world.tell(MINUTE)
    _, news = world.pushed(host)
    assert news["title"] == "News of 2 games", "the clock of the new one runs already"
    assert "Forum Trajanum with Marcus: Marcus offers a rematch." in news["body"].splitlines()


# --- together, at night, not too often -------------------------------------------------------------------------------


async def test_several_games_that_wait_are_told_together(world: World) -> None:
    host, others = await several_tables(world, 3)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    for other in others:
        await finish_stage(world.rooms, other)
    await world.tell(MINUTE)
    (shown,) = world.pushed(host)
    assert shown["title"] == "Your turn in 3 games"
    assert len(shown["body"].splitlines()) == 3
    assert (shown["path"], shown["tag"]) == ("/", "several")


async def test_what_comes_up_at_night_waits_until_the_morning_and_comes_together(world: World) -> None:
    host, others = await several_tables(world, 2)
    await world.subscribe(host)
    nights = Nights(22, 8, "Europe/Berlin")
    await world.wish(host, msgspec.structs.replace(USUAL, soon=0, nights=nights))
    world.hands.at += DAY - world.hands.at % DAY + 23 * HOUR  # midnight or one o'clock there
    await finish_stage(world.rooms, others[0])
    await world.tell(MINUTE)
    await world.tell(HOUR)
    await finish_stage(world.rooms, others[1])
    await world.tell(HOUR)
    assert world.pushed(host) == []
    await world.tell(7 * HOUR)
    (shown,) = world.pushed(host)
    assert shown["title"] == "Your turn in 2 games"


@pytest.mark.parametrize(("every", "gap"), [("hour", HOUR), ("day", DAY)])
async def test_no_more_often_than_somebody_wishes(world: World, every: str, gap: int) -> None:
    host, others = await several_tables(world, 3)
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, soon=0, every=every))
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, others[0])
    await world.tell(MINUTE)
    for other in others[1:]:
        await world.tell(10 * MINUTE)
        await finish_stage(world.rooms, other)
    await world.tell(gap - 21 * MINUTE)
    assert [it["title"] for it in world.pushed(host)] == ["Your turn, Livia"]
    await world.tell(MINUTE)
    assert world.pushed(host)[1:][0]["title"] == "Your turn in 2 games"
