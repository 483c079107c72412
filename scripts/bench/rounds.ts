import type { Load } from "./load";

/** Over how many connections a month is read. */
export const connections = [1, 16, 64] as const;

type Connections = (typeof connections)[number];

/** What is measured on each size of the table. */
export type Measurement =
  | `${"read" | "same SQL" | "same bytes"} over ${Connections}`
  | "read signed in"
  | "booking"
  | "bare transaction";

/** The loads of one size of the table, each measured once a round. */
export class Rounds {
  private readonly loads = new Map<Measurement, Load[]>();

  add(measurement: Measurement, load: Load) {
    this.loads.set(measurement, [...(this.loads.get(measurement) ?? []), load]);
  }

  /** Each figure's mean over the rounds. */
  mean(measurement: Measurement): Load {
    const loads = this.loads.get(measurement);
    if (!loads) throw new Error(`Nobody measured the ${measurement}.`);
    const mean = (figure: keyof Load) =>
      loads.reduce((sum, load) => sum + load[figure], 0) / loads.length;
    return { perSecond: mean("perSecond"), p50Ms: mean("p50Ms"), p99Ms: mean("p99Ms") };
  }
}
