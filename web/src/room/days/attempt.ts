import { complain } from "../../parts/toast.svelte.ts";
import { reasonOf } from "../../words.svelte.ts";

/** Do what was asked for; if it is refused, say why. */
export async function attempt(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    complain(reasonOf(error));
    return false;
  }
}
