/** Where things stand on the prestige track, worked out from the printed numbers of an edition. */

/** The points of a group, by side of the bar (basic, turned), its step, and the size of the group from 0. */
export type AreaPoints = readonly (readonly (readonly number[])[])[];

export interface BarLayout {
  /** Sizes of a group that share a box, first and last. */
  boxes: [first: number, last: number][];
  /** The column of the printed values above which the bar begins, at each step. */
  starts: number[];
}

/** The printed values stand one below each column; the bar ends above the value of its last box. */
export function layBar(steps: readonly (readonly number[])[]): BarLayout {
  const last = steps.at(-1) ?? [];
  const boxes: [number, number][] = [];
  for (let group = 1; group < last.length; group++) {
    const open = boxes.at(-1);
    if (open && last[group] === last[group - 1]) open[1] = group;
    else boxes.push([group, group]);
  }
  return { boxes, starts: steps.map((values) => (values.at(-1) ?? 0) + 2 - values.length) };
}

export interface TaskRange {
  from: number;
  to: number;
  value: number;
}

/** Trajan's head is printed on this column of the bar. */
export const HEAD_COLUMN = 3;

/** The ranges above the bar: columns in which the head reads the same value. Where sides differ, the one in use counts. */
export function taskRanges(area: AreaPoints, task: readonly (readonly number[])[], turned: boolean): TaskRange[] {
  const values = new Map<number, number>();
  for (const side of turned ? [0, 1] : [1, 0]) {
    const { starts } = layBar(area[side] ?? []);
    starts.forEach((start, step) => values.set(start + HEAD_COLUMN, task[side]?.[step] ?? 0));
  }
  const ranges: TaskRange[] = [];
  for (const column of [...values.keys()].sort((a, b) => a - b)) {
    const value = values.get(column) ?? 0;
    const open = ranges.at(-1);
    if (open && open.value === value && open.to === column) open.to = column + 1;
    else ranges.push({ from: column, to: column + 1, value });
  }
  return ranges;
}
