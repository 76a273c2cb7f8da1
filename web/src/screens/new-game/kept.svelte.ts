/** Set-ups that were kept to be opened again, in this browser; the newest first. */
import type { Plan } from "../../room/setup.svelte.ts";

const KEY = "princeps.setups";
const MOST = 4;

function stored(): Plan[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Plan[];
  } catch {
    return [];
  }
}

class Kept {
  plans = $state.raw<Plan[]>(stored());

  keep(plan: Plan): void {
    this.#set([plan, ...this.#without(plan)].slice(0, MOST));
  }

  drop(plan: Plan): void {
    this.#set(this.#without(plan));
  }

  #without(plan: Plan): Plan[] {
    return this.plans.filter((it) => JSON.stringify(it) !== JSON.stringify(plan));
  }

  #set(plans: Plan[]): void {
    this.plans = plans;
    try {
      localStorage.setItem(KEY, JSON.stringify(plans));
    } catch {
      // Without storage they are kept until the page is reloaded.
    }
  }
}

export const kept = new Kept();
