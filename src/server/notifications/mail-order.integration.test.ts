import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { mailOrder } from "./mail-order";

const club = openTestClub();

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
