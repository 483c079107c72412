import { setImmediate } from "node:timers/promises";
import { z } from "zod";

/** So many rows are checked, or written as JSON, before everybody else is answered. */
const atOnce = 500;

/** For `.output()`: a list that may be long. It is checked part by part. */
export function longListOf<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  const list = z.array(row);
  list.parseAsync = async (answer) => {
    if (!isLong(answer)) return list.parse(answer);
    const checked: z.output<Row>[] = [];
    for await (const part of partsOf(answer)) checked.push(...list.parse(part));
    return checked;
  };
  return list;
}

/** Whether an answer is so long a list that it is worth its while to take it in parts. */
export const isLong = (answer: unknown): answer is readonly unknown[] =>
  Array.isArray(answer) && answer.length > atOnce;

/** A long list as JSON, piece by piece. */
export async function* writeJson(list: readonly unknown[]): AsyncGenerator<string> {
  yield "[";
  let between = "";
  for await (const part of partsOf(list)) {
    yield between + JSON.stringify(part).slice(1, -1);
    between = ",";
  }
  yield "]";
}

async function* partsOf<Row>(list: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < list.length; at += atOnce) {
    yield list.slice(at, at + atOnce);
    await setImmediate();
  }
}
