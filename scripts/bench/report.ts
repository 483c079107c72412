import { availableParallelism, cpus } from "node:os";
import type { Load } from "./load";
import type { Measured } from "./measure-database";
import { connections } from "./rounds";

/** The measurements as Markdown tables: the products, their floors, and the ratios. */
export function report(measured: Measured[]): string {
  return [
    "# What this machine measured",
    `${new Date().toISOString()}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}`,
    "CPU is processor time of the answering process for one call, its own and the system's for it; that of the database is not in it, except where the database is embedded.",
    "## A boat's availability for a month (248 bookings in it)",
    table(
      "database | bookings in the table | connections | commit | product /s | p50 ms | p99 ms | CPU ms | of same SQL | of quickest SQL | of same bytes",
      measured.flatMap(readRows),
    ),
    "What it is measured beside: the product's SQL through the driver, the quickest SQL that gives the same answer as text, and the bytes from memory.",
    table(
      "database | bookings in the table | connections | same SQL /s | p99 ms | CPU ms | quickest SQL /s | p99 ms | CPU ms | same bytes /s | p99 ms | CPU ms",
      measured.flatMap(floorRows),
    ),
    "## Booking distinct slots over 16 connections",
    table(
      "database | bookings in the table | commit | gates | product /s | p50 ms | p99 ms | CPU ms | bare transaction /s | p50 ms | p99 ms | CPU ms | ratio",
      measured.flatMap(bookingRows),
    ),
    "## Start and memory",
    table(
      "database | commit | first start s | second start s | resident MB | after the load",
      measured.flatMap(processRows),
    ),
    "",
  ].join("\n\n");
}

function readRows({ database, sizes }: Measured) {
  return sizes.flatMap(({ bookings, floors, products }) => {
    const besideFloors = connections.flatMap((count) =>
      [...products].map(([commit, rounds]) => {
        const read = rounds.mean(`read over ${count}`);
        return [
          ...[database, bookings, count, commit, ...loadCells(read)],
          ratio(read, floors.mean(`same SQL over ${count}`)),
          ratio(read, floors.mean(`quickest SQL over ${count}`)),
          ratio(read, floors.mean(`same bytes over ${count}`)),
        ];
      }),
    );
    const others = (["read signed in", "read by our pages", "read again"] as const).flatMap(
      (name) =>
        [...products].map(([commit, rounds]) => [
          ...[database, bookings, `16, ${name}`, commit, ...loadCells(rounds.mean(name))],
        ]),
    );
    return [...besideFloors, ...others];
  });
}

function floorRows({ database, sizes }: Measured) {
  return sizes.flatMap(({ bookings, floors }) =>
    connections.map((count) => [
      ...[database, bookings, count],
      ...floorCells(floors.mean(`same SQL over ${count}`)),
      ...floorCells(floors.mean(`quickest SQL over ${count}`)),
      ...floorCells(floors.mean(`same bytes over ${count}`)),
    ]),
  );
}

function bookingRows({ database, sizes }: Measured) {
  return sizes.flatMap(({ bookings, floors, products }) =>
    [...products].flatMap(([commit, rounds]) =>
      (["booking", "booking, all gates on"] as const).map((name) => {
        const booked = rounds.mean(name);
        const bare = floors.mean("bare transaction");
        const gates = name === "booking" ? "off" : "on";
        return [
          ...[database, bookings, commit, gates, ...loadCells(booked), ...loadCells(bare)],
          ratio(booked, bare),
        ];
      }),
    ),
  );
}

function processRows({ database, firstStartMs, starts }: Measured) {
  return [...starts.values()].map(({ product, secondStartMs, residentMb }, nr) => [
    ...[database, product, nr === 0 ? fine(firstStartMs / 1000) : ""],
    fine(secondStartMs / 1000),
    known(residentMb.started, whole),
    known(residentMb.loaded, whole),
  ]);
}

const loadCells = ({ perSecond, p50Ms, p99Ms, cpuMs }: Load) => [
  whole(perSecond),
  fine(p50Ms),
  fine(p99Ms),
  known(cpuMs, fine),
];

const floorCells = ({ perSecond, p99Ms, cpuMs }: Load) => [
  whole(perSecond),
  fine(p99Ms),
  known(cpuMs, fine),
];

function table(head: string, rows: (string | number)[][]): string {
  const names = head.split(" | ");
  const filled = rows.map((cells) => names.map((_name, column) => cells[column] ?? ""));
  const lines = [names, names.map(() => "---"), ...filled];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const known = (value: number | undefined, write: (value: number) => string) =>
  value === undefined ? "unknown" : write(value);
const whole = (value: number) => value.toFixed(0);
const fine = (value: number) => value.toFixed(2);
const ratio = (product: Load, floor: Load) => fine(product.perSecond / floor.perSecond);
