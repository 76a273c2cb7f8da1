// Asks the page's planner: cases as JSON lines on the standard input, the ways with their answers on the output.
import { createInterface } from "node:readline";
import { endings, timeLeft, waysTo } from "../../web/src/games/trajan/planner.ts";
import { actionsOf } from "../../web/src/games/trajan/sowing.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const { circle, goal, position, box } = JSON.parse(line);
  const ways = waysTo(circle, goal, timeLeft(position, box)).map((way) => ({
    turns: way.map(({ source, order }) => actionsOf(box.actions[source], order, box.colours)),
    endings: endings(position, box, way),
  }));
  console.log(JSON.stringify(ways));
}
