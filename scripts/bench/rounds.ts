import type { Load } from "./load";

/** Over how many connections a month is read. */
export const connections = [1, 16, 64] as const;

type Connections = (typeof connections)[number];

/** What is measured of the product on each size of the table. */
export type ProductLoad =
  | `read over ${Connections}`
  | "read signed in"
  | "read again"
  | "read by our pages"
  | "booking"
  | "booking, all gates on";

/** What it is measured beside. */
export type FloorLoad =
  | `${"same SQL" | "quickest SQL" | "same bytes"} over ${Connections}`
  | "bare transaction";

/** Loads of one kind on one size of the table, each measured once a round. */
export class Rounds<Name extends ProductLoad | FloorLoad> {
  private readonly loads = new Map<Name, Load[]>();

  add(name: Name, load: Load) {
    this.loads.set(name, [...(this.loads.get(name) ?? []), load]);
  }

  /** Each figure's mean over the rounds. */
  mean(name: Name): Load {
    const loads = this.loads.get(name);
    if (!loads) throw new Error(`Nobody measured the ${name}.`);
    const mean = (figures: number[]) =>
      figures.reduce((sum, figure) => sum + figure, 0) / loads.length;
    const cpu = loads.flatMap(({ cpuMs }) => cpuMs ?? []);
    return {
      perSecond: mean(loads.map(({ perSecond }) => perSecond)),
      p50Ms: mean(loads.map(({ p50Ms }) => p50Ms)),
      p99Ms: mean(loads.map(({ p99Ms }) => p99Ms)),
      cpuMs: cpu.length === loads.length ? mean(cpu) : undefined,
    };
  }
}
