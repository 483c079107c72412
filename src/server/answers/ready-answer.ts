import { createHash } from "node:crypto";
import { z } from "zod";

/** An answer as it is sent: checked and written once, and then sent many times. */
export interface ReadyAnswer {
  json: Buffer;
  /** names what it says, whichever process says it */
  etag: string;
}

const readyAnswers = new WeakMap<object, ReadyAnswer & { schema: z.ZodType }>();

/** Checks an answer and makes it ready. It must not change any more. */
export function makeReady<T extends object>(schema: z.ZodType<T>, answer: unknown): T {
  const checked = schema.parse(answer);
  const json = Buffer.from(JSON.stringify(checked));
  const etag = `"${createHash("sha256").update(json).digest("base64url")}"`;
  readyAnswers.set(checked, { json, etag, schema });
  return checked;
}

/** What was made ready of this answer; undefined for any other. */
export const readyFormOf = (answer: unknown) =>
  typeof answer === "object" && answer !== null ? readyAnswers.get(answer) : undefined;

/** For `.output()`: lets through what was made ready with this schema, unchecked, and nothing else. */
export const readyOf = <T extends object>(schema: z.ZodType<T>) =>
  z
    .custom<T>((answer) => readyFormOf(answer)?.schema === schema)
    .meta(z.toJSONSchema(schema, { io: "output" }));
