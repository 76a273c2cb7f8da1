"""Looking back at games of either kind: from the end screen, a running game, a file or a link; and playing on."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.player import Player
from browser.visitors import FORUM, OPENING, TRAJAN, Json, Visitor, VisitorFactory, every_game, golden, word

ROMAN = ("I", "II", "III", "IV")


class Replay:
    """The replay that a page shows, and what the server says about it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        expect(self.slider).to_be_visible()

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=word("replay-slider"))

    @property
    def index(self) -> int:
        return int(self.slider.input_value())

    @property
    def viewpoint(self) -> Json:
        """As the address has it."""
        found = re.search(r"seat=(-?\d+)&open=([01])$", self.page.url)
        assert found, self.page.url
        return {"seat": int(found[1]), "open": "true" if found[2] == "1" else "false"}

    def told(self, **viewpoint: str | int) -> Json:
        return self.visitor.get(f"/api/games/{self.visitor.game}/replay", **viewpoint or self.viewpoint)

    def table(self, index: int, **viewpoint: str | int) -> Json:
        viewpoint = viewpoint or self.viewpoint
        at = self.told(**viewpoint)["moments"][index]["at"]
        return self.visitor.get(f"/api/games/{self.visitor.game}/replay/{at}", **viewpoint)

    def expect_at(self, index: int) -> Json:
        """The page shows this moment: where it stands, its question or last line, and everybody's points."""
        expect(self.slider).to_have_value(str(index))
        moments, table = self.told()["moments"], self.table(index)
        moment = moments[index]
        expect(self.page).to_have_url(re.compile(rf"/replay/[^?]+\?at={moment['at']}&"))
        about = self.page.get_by_role("region", name=word("replay-controls")).locator(".about")
        expect(about).to_contain_text(
            word("replay-where", number=index + 1, count=len(moments), progress=progress(table))
        )
        lines = table["log"]["lines"]
        expect(about).to_contain_text(table["decision"]["title"] if table["decision"] else lines[-1]["text"])
        for seat, score in enumerate(table["scores"]):
            expect(self.visitor.place(f"{seat}.score")).to_contain_text(str(score["points"]).replace("-", "−"))
        return table

    def look_from(self, seat: int) -> None:
        """Take another seat; the table is turned so that its rivals sit opposite."""
        self.page.get_by_label(word("replay-viewpoint")).select_option(str(seat))
        expect(self.visitor.place(str(seat))).to_have_count(0)

    def choose_from_menu(self, message: str) -> None:
        self.page.get_by_role("button", name=word("replay-menu"), exact=True).click()
        self.page.get_by_role("menuitem", name=word(message), exact=True).click()


def progress(table: Json) -> str:
    """How far the game at a table has got, in the words of the page."""
    position = table["position"]
    counted = {"round": position["round"] + 1, "rounds": 4}
    if table["over"]:
        return word("bar-over")
    if position["game"] == TRAJAN:
        return word("trajan-page-progress", quarter=ROMAN[position["quarter"]], **counted)
    if position["stage"] == "setting-up":
        return word("forum-trajanum-mat-setting-up")
    return word("forum-trajanum-mat-progress", cycle=ROMAN[position["cycle"]], **counted)


def open_replay(visitor: Visitor, game: str, at: int | None = None) -> Replay:
    """Opens a finished game that strangers played."""
    opened = visitor.open_file(game)
    visitor.go(f"/replay/{opened}" + (f"?at={at}" if at else ""))
    return Replay(visitor)


def next_of(moments: list[Json], index: int, stride: str) -> int:
    """Where the next turn or round begins, or the end."""
    later = (number for number, moment in enumerate(moments) if moment[stride] > moments[index][stride])
    return next(later, len(moments) - 1)


def begin_of(moments: list[Json], index: int, stride: str) -> int:
    """Where the turn or the round of a moment began."""
    return next(number for number, moment in enumerate(moments) if moment[stride] == moments[index][stride])


# --- ways into a replay ----------------------------------------------------------------------------------------------


@every_game
def test_from_the_end_screen(visitor: Visitor, game: str) -> None:
    """A player looks back from their own seat; what was hidden can be shown."""
    visitor.open_finished_game(game)
    visitor.button("end-replay").click()
    replay = Replay(visitor)
    replay.expect_at(0)
    assert replay.viewpoint == {"seat": 0, "open": "false"}
    visitor.page.keyboard.press("End")
    replay.expect_at(len(replay.told()["moments"]) - 1)


@every_game
def test_from_a_running_game_and_back_to_it(visitor: Visitor, game: str) -> None:
    """It begins with the present moment, shows nobody else's view, and follows the game as it goes on."""
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    visitor.page.keyboard.press("l")
    visitor.page.get_by_role("link", name=word("replay-title"), exact=True).click()
    replay = Replay(visitor)
    last = len(replay.told()["moments"]) - 1
    replay.expect_at(last)
    choices = visitor.page.get_by_label(word("replay-viewpoint")).get_by_role("option")
    assert choices.all_inner_texts() == ["Livia", word("replay-beside")]
    visitor.page.keyboard.press("o")
    expect(visitor.button("replay-lay-open")).to_be_disabled()

    table = visitor.my_table()
    assert visitor.answer(table, table["decision"]["answers"][0]["action"])
    visitor.button("replay-next-decision").click()
    replay.expect_at(last + 1)
    assert replay.viewpoint == {"seat": 0, "open": "false"}
    replay.choose_from_menu("replay-to-game")
    expect(visitor.bar).to_be_visible()


# --- moving ----------------------------------------------------------------------------------------------------------


@every_game
def test_steps_by_decision_turn_and_round(visitor: Visitor, game: str) -> None:
    replay = open_replay(visitor, game)
    moments = replay.told()["moments"]
    middle = next_of(moments, len(moments) // 2, "round") + 5
    replay.slider.fill(str(middle))
    replay.expect_at(middle)
    for stride, keys in STRIDES.items():
        at = replay.index
        on = at + 1 if stride == "decision" else next_of(moments, at, stride)
        visitor.button(f"replay-next-{stride}").click()
        replay.expect_at(on)
        back = on - 1 if stride == "decision" else begin_of(moments, on - 1, stride)
        visitor.page.keyboard.press(keys[0])
        replay.expect_at(back)
        visitor.page.keyboard.press(keys[1])
        visitor.button(f"replay-former-{stride}").click()
        replay.expect_at(back)
    visitor.page.keyboard.press("Home")
    replay.expect_at(0)
    expect(visitor.button("replay-former-decision")).to_be_disabled()
    visitor.page.keyboard.press("End")
    replay.expect_at(len(moments) - 1)
    expect(visitor.button("replay-next-decision")).to_be_disabled()


STRIDES = {
    "decision": ("ArrowLeft", "ArrowRight"),
    "turn": ("Shift+ArrowLeft", "Shift+ArrowRight"),
    "round": ("PageUp", "PageDown"),
}


def test_the_slider_follows_the_pointer(visitor: Visitor) -> None:
    replay = open_replay(visitor, FORUM)
    box = replay.slider.bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.down()
    middle = (len(replay.told()["moments"]) - 1) / 2
    assert abs(replay.index - middle) <= 2
    visitor.page.mouse.move(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2, steps=4)
    visitor.page.mouse.up()
    replay.expect_at(len(replay.told()["moments"]) - 1)


def test_it_plays_by_itself(visitor: Visitor) -> None:
    replay = open_replay(visitor, FORUM)
    visitor.page.get_by_role("radiogroup", name=word("replay-pace")).get_by_text(
        word("replay-pace-times", pace=4)
    ).click()
    visitor.button("replay-play").click()
    visitor.page.wait_for_function("slider => slider.valueAsNumber >= 3", arg=replay.slider.element_handle())
    visitor.button("replay-pause").click()
    replay.expect_at(replay.index)


# --- whose eyes ------------------------------------------------------------------------------------------------------


def secret_line(replay: Replay, seat: int, rival: int) -> str:
    """A line that a seat sees and its rival does not, not even as part of another line."""
    mine, theirs = (
        [line["text"] for line in replay.table(-1, seat=it, open="false")["log"]["lines"]] for it in (seat, rival)
    )
    found: str = next(line for line in mine if not any(line in other for other in theirs))
    return found


@every_game
def test_hidden_things_are_seen_from_their_seat_or_with_open_eyes(visitor: Visitor, game: str) -> None:
    """In the whole log, when the game is over: it tells what each seat saw, or everything, and stays open meanwhile."""
    replay = open_replay(visitor, game)
    first, second = secret_line(replay, 0, 1), secret_line(replay, 1, 0)
    eye = visitor.button("replay-lay-open")
    expect(eye).to_have_attribute("aria-pressed", "true")  # none of the players looks
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "false")
    visitor.page.keyboard.press("End")
    visitor.page.keyboard.press("l")
    log = visitor.page.get_by_role("region", name=word("log-title")).get_by_role("log")
    for seat, (shown, hidden) in enumerate([(first, second), (second, first)]):
        replay.look_from(seat)
        expect(log).to_contain_text(shown)
        assert hidden not in visitor.page.content()
    visitor.page.keyboard.press("o")
    expect(eye).to_have_attribute("aria-pressed", "true")
    for line in (first, second):
        expect(log).to_contain_text(line)


# --- links and files -------------------------------------------------------------------------------------------------


@every_game
def test_a_link_to_a_moment_works_for_strangers_once_it_is_shared(arrive: VisitorFactory, game: str) -> None:
    host, stranger = arrive(permissions=["clipboard-read", "clipboard-write"]), arrive()
    replay = open_replay(host, game)
    replay.slider.fill("50")
    replay.expect_at(50)
    replay.choose_from_menu("replay-copy")
    expect(host.page.get_by_text(word("replay-copied"))).to_be_visible()
    link = host.page.evaluate("() => navigator.clipboard.readText()")

    stranger.allowed |= {404}
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name=word("problem-title"))).to_be_visible()
    replay.choose_from_menu("replay-share")
    expect(host.page.get_by_text(word("replay-shared"))).to_be_visible()
    assert host.page.evaluate("() => navigator.clipboard.readText()") == link
    stranger.page.goto(link)
    assert Replay(stranger).expect_at(50) == replay.table(50)


@every_game
def test_a_game_is_saved_as_a_file_and_opened_again(visitor: Visitor, tmp_path: Path, game: str) -> None:
    replay = open_replay(visitor, game)
    with visitor.page.expect_download() as download:
        replay.choose_from_menu("replay-save")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == golden(game).read_text(encoding="utf-8")

    first = visitor.game
    open_from_home(visitor, file)
    visitor.page.wait_for_url("**/replay/**")
    again = Replay(visitor)
    assert visitor.game != first
    visitor.page.keyboard.press("End")
    again.expect_at(len(again.told()["moments"]) - 1)


def open_from_home(visitor: Visitor, file: Path, language: str = "en") -> None:
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.page.get_by_text(word("replay-file-choose", language), exact=True).click()
    chooser.value.set_files(file)


def test_what_is_not_a_game_is_refused_in_the_readers_words(arrive: VisitorFactory, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text("[1]", encoding="utf-8")
    visitor = arrive(locale="de")
    visitor.allowed |= {400}
    open_from_home(visitor, file, "de")
    expect(visitor.page.get_by_text("Diese Datei ist keine gespeicherte Partie von Princeps.")).to_be_visible()


# --- playing on ------------------------------------------------------------------------------------------------------


@every_game
def test_playing_on_from_a_moment_against_bots(visitor: Visitor, game: str) -> None:
    """It starts with the same position and the same question; the replay stays as it is."""
    replay = open_replay(visitor, game)
    replay.look_from(1)
    visitor.page.keyboard.press("o")
    expect(visitor.button("replay-lay-open")).to_have_attribute("aria-pressed", "false")
    index = next(it for it in range(120, 200) if is_turn_of(replay.table(it), 1))
    replay.slider.fill(str(index))
    then = replay.expect_at(index)

    visitor.button("replay-continue").click()
    dialog = visitor.page.get_by_role("dialog", name=word("replay-continue"))
    seats = dialog.get_by_role("radiogroup", name=word("replay-continue-seat"))
    expect(seats.get_by_role("radio").nth(1)).to_be_checked()
    dialog.get_by_role("radiogroup", name=word("replay-continue-level")).get_by_text("tiro").click()
    dialog.get_by_role("button", name=word("replay-continue-start"), exact=True).click()
    visitor.page.wait_for_url("**/game/*")
    visitor.expect_question(then["decision"]["question"])
    now = visitor.table(1)
    assert (now["position"], now["decision"]) == (then["position"], then["decision"])
    assert [seat["kind"] for seat in visitor.get(f"/api/games/{visitor.game}/room")["seats"]] == ["bot", "person"]
    player = Player(visitor.page, word("bar-end-turn"))
    player.step(player.wait_for_turn())


def is_turn_of(table: Json, seat: int) -> bool:
    """No other bot is to move here, which would go on by itself."""
    return [it["decides"] for it in table["statuses"]] == [other == seat for other in range(len(table["statuses"]))]


def test_where_the_game_is_over_its_result_is_shown_and_nobody_plays_on(visitor: Visitor) -> None:
    replay = open_replay(visitor, FORUM)
    visitor.page.keyboard.press("End")
    visitor.button("bar-to-end").click()
    expect(visitor.page.locator("dialog .places li")).to_have_count(2)
    visitor.page.keyboard.press("Escape")
    replay.choose_from_menu("replay-continue")
    dialog = visitor.page.get_by_role("dialog", name=word("replay-continue"))
    expect(dialog).to_contain_text(word("replay-no-continue-over"))
    expect(dialog.get_by_role("button", name=word("replay-continue-start"), exact=True)).to_have_count(0)
