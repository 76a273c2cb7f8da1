/** The keys of the home page. */
import { isTaken } from "../../review/keys.ts";

interface HomeKeys {
  open(card: number): void;
  create(): void;
}

/** Enter opens the first turn, numbers open the others, N begins a new game. */
export function handleKey(event: KeyboardEvent, keys: HomeKeys): void {
  if (isTaken(event) || event.repeat) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) keys.open(Number(digit[1]) - 1);
  else if (event.code === "KeyN") keys.create();
  else if (event.key === "Enter" && event.target === document.body) keys.open(0);
}
