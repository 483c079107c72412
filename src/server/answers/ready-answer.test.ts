import { expect, test } from "vitest";
import { z } from "zod";
import { makeReady, readyFormOf, readyOf } from "./ready-answer";

const boat = z.object({ name: z.string() });

test("holds what the schema lets through, as JSON under a name of its own", () => {
  const answer = makeReady(boat, { name: "Heron", lockCode: "4712" });
  expect(readyFormOf(answer)?.json.toString()).toBe('{"name":"Heron"}');
  const again = makeReady(boat, { name: "Heron" });
  expect(readyFormOf(again)?.etag).toBe(readyFormOf(answer)?.etag);
  const other = makeReady(boat, { name: "Orca" });
  expect(readyFormOf(other)?.etag).not.toBe(readyFormOf(answer)?.etag);
});

test("what does not fit its schema is not made ready", () => {
  expect(() => makeReady(boat, { name: 7 })).toThrow();
});

test("nothing leaves that was not made ready with this very schema", () => {
  const answer = makeReady(boat, { name: "Heron" });
  expect(readyOf(boat).parse(answer)).toBe(answer);
  expect(readyOf(boat).safeParse({ name: "Heron" }).success).toBe(false);
  expect(readyOf(boat).safeParse("Heron").success).toBe(false);
  expect(readyOf(z.object({})).safeParse(answer).success).toBe(false);
});

test("is documented as its schema is", () => {
  const described = z.toJSONSchema(readyOf(boat), { unrepresentable: "any" });
  expect(described).toEqual(z.toJSONSchema(boat));
});
