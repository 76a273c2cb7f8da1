/**
 * A picture of a game to share, 1200 × 630: what came of it, the story of the seat one looks from, and the chances. It shows
 * public results and nobody's grades but one's own.
 */
import { SEAT_LETTERS } from "../../pieces/seats.ts";
import { apart, plotOf, topOf, type Plot } from "../../review/chart.ts";
import { pointsWords } from "../../review/grades.ts";
import { nameOf } from "../../table/scores.ts";
import { figure } from "../../table/signed.ts";
import type { Chart } from "../../wire.ts";
import { t, titleOf } from "../../words.svelte.ts";
import type { AnalysedGame } from "./analysed.svelte.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const TITLE = '"Forum", Georgia, serif';
const TEXT = '"Source Sans 3", system-ui, sans-serif';
const DASHES = [[], [9, 4], [2, 5], [11, 4, 2, 4]];
const CARD = { x: 48, y: 246, width: WIDTH - 96, height: 328 };
const PLOT = { left: 478, right: 1080, top: 306, bottom: 544 };

type Paint = CanvasRenderingContext2D;

/** Offer the picture to whatever the device shares with; where it shares nothing, save it as a file. */
export async function sharePicture(game: AnalysedGame): Promise<void> {
  const picture = await draw(game);
  const file = new File([picture], `princeps-${game.id}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // thought better of it
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function draw(game: AnalysedGame): Promise<Blob> {
  await Promise.all([document.fonts.load(`40px ${TITLE}`), document.fonts.load(`600 20px ${TEXT}`)]);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paint = canvas.getContext("2d")!;
  const { chart, report, me } = game;
  paint.fillStyle = colour("--ground");
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  const story = report?.stories.find(({ seat }) => seat === me);
  write(paint, `PRINCEPS · ${titleOf(game.room!.game)}`, 48, 64, `24px ${TITLE}`, "--ink-1");
  write(paint, story?.headline ?? t("replay-analysis"), 48, 138, `52px ${TITLE}`, "--ink-0", WIDTH - 96);
  lines(paint, story?.text ?? "", `22px ${TEXT}`, WIDTH - 96)
    .slice(0, 2)
    .forEach((line, index) => write(paint, line, 48, 186 + 30 * index, `22px ${TEXT}`, "--ink-1"));
  paint.fillStyle = colour("--panel");
  paint.beginPath();
  paint.roundRect(CARD.x, CARD.y, CARD.width, CARD.height, 18);
  paint.fill();
  drawResults(paint, game);
  if (chart) drawChart(paint, chart, me);
  write(paint, t("review-curve"), 420, 288, `22px ${TITLE}`, "--ink-0");
  write(paint, ownFigures(game), PLOT.right + 40, 288, `600 18px ${TEXT}`, "--ink-1", 480, "right");
  write(paint, t("review-picture-hint"), 48, 608, `18px ${TEXT}`, "--ink-1");
  const counts = { rounds: chart?.rounds.length ?? 0, players: report?.seats.length ?? 0 };
  write(paint, t("review-picture-rounds", counts), WIDTH - 48, 608, `18px ${TEXT}`, "--ink-1", 500, "right");
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("The picture could not be drawn.")))),
  );
}

/** One's own, and nobody else's. */
function ownFigures({ report, me }: AnalysedGame): string {
  const own = report?.seats[me];
  if (!own || own.accuracy === null) return "";
  return [
    t("review-picture-accuracy", { accuracy: Math.round(own.accuracy) }),
    `${t("review-skill")} ${pointsWords(own.expected.skill)}`,
    `${t("review-luck")} ${pointsWords(own.expected.luck)}`,
  ].join("   ");
}

function drawResults(paint: Paint, { report, room, me }: AnalysedGame): void {
  const seats = report?.seats ?? [];
  const order = [...seats.keys()].sort((one, other) => seats[other]!.points - seats[one]!.points);
  const step = Math.min(66, (CARD.height - 40) / Math.max(1, order.length));
  order.forEach((seat, place) => {
    const y = CARD.y + 20 + step * (place + 0.5);
    if (seat === me) {
      paint.strokeStyle = colour("--ink-0");
      paint.lineWidth = 2.5;
      paint.beginPath();
      paint.roundRect(CARD.x + 22, y - step / 2 + 3, 330, step - 6, 10);
      paint.stroke();
    }
    badge(paint, seat, CARD.x + 64, y, 38);
    write(paint, nameOf(room!, seat), CARD.x + 98, y + 7, `600 22px ${TEXT}`, "--ink-0", 170);
    write(paint, figure(seats[seat]!.points), CARD.x + 336, y + 11, `34px ${TITLE}`, "--gold", 80, "right");
  });
}

function drawChart(paint: Paint, chart: Chart, me: number): void {
  const { curve, periods, rounds } = chart;
  const top = topOf(curve, rounds.at(-1)?.index ?? curve.length);
  const plot = plotOf(curve.length, top, PLOT);
  periods.forEach((period, index) => {
    const [from, to] = [plot.x(period.index), plot.x(periods[index + 1]?.index ?? curve.length - 1)];
    if (index % 2 === 0) {
      paint.fillStyle = colour("--stone-1");
      paint.fillRect(from, PLOT.top, to - from, PLOT.bottom - PLOT.top);
    }
    write(paint, period.title, from + 8, PLOT.top + 20, `17px ${TITLE}`, "--ink-1", to - from - 10);
  });
  for (const chance of [0, 0.25, 0.5, 0.75, 1].filter((it) => it <= top)) {
    paint.fillStyle = colour("--stone-2");
    paint.fillRect(PLOT.left, plot.y(chance), PLOT.right - PLOT.left, 1);
    const words = t("review-chance", { percent: 100 * chance });
    write(paint, words, PLOT.left - 8, plot.y(chance) + 5, `15px ${TEXT}`, "--ink-2", 60, "right");
  }
  const players = curve[0]!.length;
  const seats = Array.from({ length: players }, (_, seat) => seat).sort((one, other) =>
    one === me ? 1 : other === me ? -1 : 0,
  );
  for (const seat of seats) trace(paint, curve, seat, plot, seat === me);
  const size = 26;
  const ends = seats.map((seat) => ({ seat, at: plot.y(curve.at(-1)![seat]!) }));
  for (const { seat, at } of apart(ends, size + 2, PLOT.bottom)) badge(paint, seat, PLOT.right + 26, at, size);
}

function trace(paint: Paint, curve: number[][], seat: number, plot: Plot, isMine: boolean): void {
  const line = () => {
    paint.beginPath();
    curve.forEach((chances, step) => paint.lineTo(plot.x(step), plot.y(chances[seat] ?? 0)));
    paint.stroke();
  };
  paint.lineJoin = "round";
  paint.setLineDash([]);
  paint.strokeStyle = colour("--panel");
  paint.lineWidth = isMine ? 8 : 5;
  line();
  paint.setLineDash(DASHES[seat] ?? []);
  paint.strokeStyle = colour(`--seat-${seat + 1}`);
  paint.lineWidth = isMine ? 4 : 2.6;
  line();
  paint.setLineDash([]);
}

function badge(paint: Paint, seat: number, x: number, y: number, size: number): void {
  paint.fillStyle = colour(`--seat-${seat + 1}`);
  paint.beginPath();
  paint.roundRect(x - size / 2, y - size / 2, size, size, size * 0.22);
  paint.fill();
  write(
    paint,
    SEAT_LETTERS[seat] ?? "",
    x,
    y + size * 0.22,
    `700 ${size * 0.6}px ${TEXT}`,
    `--seat-${seat + 1}-ink`,
    size,
    "center",
  );
}

function write(
  paint: Paint,
  words: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  width = WIDTH,
  align: CanvasTextAlign = "left",
): void {
  paint.font = font;
  paint.textAlign = align;
  paint.fillStyle = colour(ink);
  paint.fillText(words, x, y, width);
}

/** Words in lines that are no wider than there is room. */
function lines(paint: Paint, words: string, font: string, width: number): string[] {
  paint.font = font;
  const found: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${found.at(-1) ?? ""} ${word}`.trim();
    if (found.length > 0 && paint.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

const probe = (): CSSStyleDeclaration => getComputedStyle(document.documentElement);

/** A colour of the theme; a token may name another one. */
function colour(token: string): string {
  const value = probe().getPropertyValue(token).trim();
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return named ? colour(named) : value;
}
