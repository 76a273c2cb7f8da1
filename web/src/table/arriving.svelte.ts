/** Points on their way to a seat. Until they arrive the old number stands there. */
import type { Flight } from "./flights.ts";

class Arriving {
  flights = $state.raw<readonly Flight[]>([]); // as long as they are in the air

  /** How many points of a seat are still to be seen coming. */
  to(seat: number): number {
    return this.flights.reduce((sum, { gain }) => sum + (gain?.seat === seat ? gain.points : 0), 0);
  }
}

export const arriving = new Arriving();
