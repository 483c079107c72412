import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { isMailing, isPrompt, isUnhurried, mailOrder } from "./mail-order";

const club = openTestClub();

// Of a few messages any index is as good: so many have left, and wait, as in a season of a club.
beforeEach(async () => {
  const { db } = club().services;
  await db.$executeRaw`
    INSERT INTO "outbox" ("kind", "recipient", "subject", "text", "sentAt")
    SELECT (ARRAY['announcement', 'invitation', 'fee ending', 'reminder', 'receipt'])[1 + number % 5],
           'sam@club.example', 'A word', 'From the club', CASE WHEN number % 4 > 0 THEN now() END
      FROM generate_series(1, 8000) number`;
  await db.$executeRaw`ANALYZE "outbox"`;
});

test.each([
  ["prompt", isPrompt],
  ["unhurried", isUnhurried],
  ["a mailing", isMailing],
])(
  "what is %s is found in the index of what waits, and counted in that of turns",
  async (_, which) => {
    const { db } = club().services;
    const waiting = await db.$queryRaw`
      EXPLAIN (FORMAT JSON) SELECT "id" FROM "outbox"
        WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL AND ${which} ORDER BY ${mailOrder} LIMIT 1`;
    const counted = await db.$queryRaw`
      EXPLAIN (FORMAT JSON) SELECT count(*) FROM "outbox" WHERE ${which} AND "turnAt" > now()`;
    expect(JSON.stringify(waiting)).toContain('"Index Name":"outbox_waiting"');
    expect(JSON.stringify(waiting)).toContain('"Index Cond"');
    expect(JSON.stringify(counted)).toContain('"Index Name":"outbox_turns"');
  },
);

test("the next message is found in its index, and what waits is not sorted for it", async () => {
  const plan = await club().services.db.$queryRaw`
    EXPLAIN (FORMAT JSON) SELECT "id" FROM "outbox"
      WHERE "sentAt" IS NULL AND "setAsideAt" IS NULL ORDER BY ${mailOrder} LIMIT 1`;
  expect(JSON.stringify(plan)).toContain('"Index Name":"outbox_waiting"');
  expect(JSON.stringify(plan)).not.toContain('"Node Type":"Sort"');
});
