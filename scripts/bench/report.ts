import { availableParallelism, cpus } from "node:os";
import type { Load } from "./load";
import type { Measured } from "./measure-database";
import { connections } from "./rounds";

/** The measurements as Markdown tables: the product, its floors, and their ratios. */
export function report(measured: Measured[]): string {
  return [
    "# What this machine measured",
    `${new Date().toISOString()}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}`,
    "## A boat's availability for a month (248 bookings in it)",
    table(
      "database | bookings in the table | connections | product /s | p50 ms | p99 ms | same SQL /s | p99 ms | ratio | same bytes /s | ratio",
      measured.flatMap(readRows),
    ),
    "## Booking distinct slots over 16 connections",
    table(
      "database | bookings in the table | product /s | p50 ms | p99 ms | bare transaction /s | p50 ms | p99 ms | ratio",
      measured.flatMap(bookingRows),
    ),
    "## Start and memory",
    table(
      "database | first start s | second start s | resident MB | after the load",
      measured.map(processRow),
    ),
    "",
  ].join("\n\n");
}

function readRows({ database, sizes }: Measured) {
  return sizes.flatMap(({ bookings, rounds }) => [
    ...connections.map((count) => {
      const product = rounds.mean(`read over ${count}`);
      const sameSql = rounds.mean(`same SQL over ${count}`);
      const sameBytes = rounds.mean(`same bytes over ${count}`);
      return [
        ...[database, bookings, count],
        ...loadCells(product),
        ...[whole(sameSql.perSecond), fine(sameSql.p99Ms), ratio(product, sameSql)],
        ...[whole(sameBytes.perSecond), ratio(product, sameBytes)],
      ];
    }),
    [database, bookings, "16, signed in", ...loadCells(rounds.mean("read signed in"))],
  ]);
}

function bookingRows({ database, sizes }: Measured) {
  return sizes.map(({ bookings, rounds }) => {
    const booked = rounds.mean("booking");
    const bare = rounds.mean("bare transaction");
    return [database, bookings, ...loadCells(booked), ...loadCells(bare), ratio(booked, bare)];
  });
}

function processRow({ database, firstStartMs, secondStartMs, residentMb }: Measured) {
  const { started, loaded } = residentMb;
  return [
    database,
    fine(firstStartMs / 1000),
    fine(secondStartMs / 1000),
    started === undefined ? "unknown" : whole(started),
    loaded === undefined ? "unknown" : whole(loaded),
  ];
}

const loadCells = ({ perSecond, p50Ms, p99Ms }: Load) => [
  whole(perSecond),
  fine(p50Ms),
  fine(p99Ms),
];

function table(head: string, rows: (string | number)[][]): string {
  const names = head.split(" | ");
  const filled = rows.map((cells) => names.map((_name, column) => cells[column] ?? ""));
  const lines = [names, names.map(() => "---"), ...filled];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const whole = (value: number) => value.toFixed(0);
const fine = (value: number) => value.toFixed(2);
const ratio = (product: Load, floor: Load) => fine(product.perSecond / floor.perSecond);
