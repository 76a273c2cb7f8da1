/** What a step of a lesson wants: names of answers, one after the other; * stands for anything, | for or. */
import type { Decision } from "../../wire.ts";

export type Test = (action: string) => boolean;

export function testOf(pattern: string): Test {
  const choices = pattern.split("|").map((choice) => choice.split("*").map(escaped).join(".*"));
  const whole = new RegExp(`^(?:${choices.join("|")})$`);
  return (action) => whole.test(action);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether answers are the next ones that are wanted. */
export const fit = (actions: string[], wanted: Test[]): boolean =>
  actions.length <= wanted.length && actions.every((action, index) => wanted[index]!(action));

/** The decision with only what is wanted next; of a plan only the ways that go on as is wanted. */
export function limited(decision: Decision, wanted: Test[], closed: string): Decision | null {
  const [next] = wanted;
  if (!next) return null;
  const plans = decision.plans.map((plan) => {
    const ways = plan.ways.filter((way) => fit(way.actions, wanted));
    return { ...plan, ways, reason: ways.length === 0 && plan.ways.length > 0 ? closed : plan.reason };
  });
  return { ...decision, answers: decision.answers.filter(({ action }) => next(action)), plans };
}
