import type { Handled } from "./press-screens";
import type { Visit } from "./visit-screen";

export interface MeasuredScreen {
  name: string;
  /** the largest paint with its scripts blocked */
  bareMs: number;
  cold: Visit;
  second: Visit;
}

/** What shares of LCP are aimed at on landing, booking and dashboard. */
const aims = { ofBare: 1.15, ofFirst: 0.65 };

/** Screens and handling as Markdown tables, and what each cold visit asked for. */
export function reportPages(screens: MeasuredScreen[], handled: [string, Handled][]): string {
  return [
    "# Screens on a slow phone",
    "390 × 844, processor 4 times slower, 150 ms and 1.6 Mbit/s; the visit with the median LCP.",
    [
      "| screen | requests | KiB | LCP s | shift | longest task ms | processor ms | second visit LCP s | processor ms | requests | KiB |",
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
      ...screens.map(screenRow),
    ].join("\n"),
    [
      `| screen | LCP s | with its scripts blocked | share, aim ${aims.ofBare} | second visit | share of the first, aim ${aims.ofFirst} |`,
      "| --- | --- | --- | --- | --- | --- |",
      ...screens.map(shareRow),
    ].join("\n"),
    handlings(handled),
    ...screens.map(askedFor),
    "",
  ].join("\n\n");
}

/** What moves on a laptop while a screen comes in, and how soon it answers. */
export function reportLaptop(visits: [string, Visit][], handled: [string, Handled][]): string {
  return [
    "# Screens on a laptop",
    "1280 × 800, as quick as this machine; a shift of 0.02 and 50 ms to the answer of a press are aimed at.",
    [
      "| screen | shift | LCP s | longest task ms |",
      "| --- | --- | --- | --- |",
      ...visits.map(([name, { shift, lcpMs, longTasksMs }]) => {
        return `| ${name} | ${shift.toFixed(3)} | ${seconds(lcpMs)} | ${longest(longTasksMs)} |`;
      }),
    ].join("\n"),
    handlings(handled),
    "",
  ].join("\n\n");
}

const handlings = (handled: [string, Handled][]): string =>
  [
    "| handling | longest event ms | which | longest task ms | processor ms each time |",
    "| --- | --- | --- | --- | --- |",
    ...handled.map(handlingRow),
  ].join("\n");

function screenRow({ name, cold, second }: MeasuredScreen) {
  const cells = [
    name,
    cold.requests.length,
    weight(cold),
    seconds(cold.lcpMs),
    cold.shift.toFixed(3),
    longest(cold.longTasksMs),
    cold.processorMs.toFixed(0),
    seconds(second.lcpMs),
    second.processorMs.toFixed(0),
    second.requests.length,
    weight(second),
  ];
  return `| ${cells.join(" | ")} |`;
}

function shareRow({ name, bareMs, cold, second }: MeasuredScreen) {
  const cells = [
    name,
    seconds(cold.lcpMs),
    seconds(bareMs),
    share(cold.lcpMs / bareMs, aims.ofBare),
    seconds(second.lcpMs),
    share(second.lcpMs / cold.lcpMs, aims.ofFirst),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** "0.61", or "1.27, missed" where what is read there is more than was aimed at. */
function share(measured: number, aim: number): string {
  const read = measured.toFixed(2);
  return Number(read) > aim ? `${read}, missed` : read;
}

function handlingRow([name, { eventsMs, longTasksMs, processorMs }]: [string, Handled]) {
  const slowest = eventsMs.toSorted((a, b) => b.ms - a.ms)[0];
  return `| ${name} | ${slowest?.ms ?? "< 16"} | ${slowest?.name ?? ""} | ${longest(longTasksMs)} | ${processorMs.toFixed(1)} |`;
}

function askedFor({ name, cold }: MeasuredScreen) {
  const lines = cold.requests.map(({ path, kibibytes }) => `${kibibytes.toFixed(1)}  ${path}`);
  return [`## ${name}: ${cold.lcpOf}`, "```", ...lines, "```"].join("\n");
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const longest = (tasksMs: number[]) => Math.max(0, ...tasksMs).toFixed(0);
const weight = ({ requests }: Visit) =>
  requests.reduce((sum, { kibibytes }) => sum + kibibytes, 0).toFixed(0);
