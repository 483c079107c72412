import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { isMailing, isPrompt, isUnhurried, mailOrder } from "./mail-order";

const club = openTestClub();

test.each([
  ["prompt", isPrompt],
  ["unhurried", isUnhurried],
  ["a mailing", isMailing],
])(
  "what is %s is found in the index of what waits, and counted in that of turns",
  async (_, which) => {
    const plans = await club().services.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      await tx.$executeRaw`SET LOCAL enable_bitmapscan = off`;
      const waiting = await tx.$queryRaw`
      EXPLAIN (FORMAT JSON) SELECT "id" FROM "outbox"
        WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL AND ${which} ORDER BY ${mailOrder} LIMIT 1`;
      const counted = await tx.$queryRaw`
      EXPLAIN (FORMAT JSON) SELECT count(*) FROM "outbox" WHERE ${which} AND "turnAt" > now()`;
      return { waiting: JSON.stringify(waiting), counted: JSON.stringify(counted) };
    });
    expect(plans.waiting).toContain('"Index Name":"outbox_waiting"');
    expect(plans.waiting).toContain('"Index Cond"');
    expect(plans.counted).toContain('"Index Name":"outbox_turns"');
  },
);

test("the next message is found in its index, and what waits is not sorted for it", async () => {
  const plan = await club().services.db.$transaction(async (tx) => {
    // So few as there are in a test would be sorted; where nothing else is left, they still are.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    await tx.$executeRaw`SET LOCAL enable_sort = off`;
    return tx.$queryRaw`
      EXPLAIN (FORMAT JSON) SELECT "id" FROM "outbox"
        WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL ORDER BY ${mailOrder} LIMIT 1`;
  });
  expect(JSON.stringify(plan)).toContain('"Index Name":"outbox_waiting"');
  expect(JSON.stringify(plan)).not.toContain('"Node Type":"Sort"');
});
