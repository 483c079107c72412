import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { isLong, longListOf, writeJson } from "./long-list";

const rows = Array.from({ length: 1700 }, (_, id) => ({ id, name: `"Number", ${id}` }));
const row = z.object({ id: z.number(), name: z.string() });

/** How often everybody else could be answered while the work ran. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let over = false;
  const counting = (async () => {
    while (!over) {
      await setImmediate();
      turns += 1;
    }
  })();
  await work();
  over = true;
  await counting;
  return turns;
}

test("each row of a long list is checked, and loses what its schema does not name", async () => {
  const list = longListOf(row);
  expect(await list.parseAsync(rows.map((one) => ({ ...one, password: "secret" })))).toEqual(rows);
  await expect(list.parseAsync([...rows, { id: "1700", name: "" }])).rejects.toThrow(z.ZodError);
  await expect(list.parseAsync("rows")).rejects.toThrow(z.ZodError);
});

test("its JSON, piece by piece, is that of the whole", async () => {
  for (const list of [[], rows.slice(0, 1), rows]) {
    const pieces: string[] = [];
    for await (const piece of writeJson(list)) pieces.push(piece);
    expect(pieces.join("")).toBe(JSON.stringify(list));
  }
});

test("others have their turns while it is checked and written", async () => {
  const check = () => longListOf(row).parseAsync(rows);
  const write = async () => {
    for await (const _piece of writeJson(rows));
  };
  expect(await turnsDuring(check)).toBeGreaterThanOrEqual(4);
  expect(await turnsDuring(write)).toBeGreaterThanOrEqual(4);
});

test("a short list is no long one, nor is any other answer", () => {
  expect([rows, rows.slice(0, 9), { rows }, null].map(isLong)).toEqual([true, false, false, false]);
});
