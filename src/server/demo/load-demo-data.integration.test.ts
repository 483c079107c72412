import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { PersonKey } from "../testing/test-people";
import { type DemoKey, demoEmail } from "./demo-accounts";
import { holdsDemoData } from "./load-demo-data";

const club = openTestClub();

async function rename(person: PersonKey, to: DemoKey) {
  const where = { id: club().people[person].id };
  await club().house.db.member.update({ where, data: { email: demoEmail(to) } });
}

test("a club without a published account holds no demo data", async () => {
  expect(await holdsDemoData(club().house.db)).toBe(false);
});

test("one published account that may act is enough, whoever else has left", async () => {
  await rename("lee", "sam");
  expect(await holdsDemoData(club().house.db)).toBe(true);
});

test("an application under such an e-mail makes no demo of a club", async () => {
  await rename("pending", "pending1");
  expect(await holdsDemoData(club().house.db)).toBe(false);
  await rename("pending", "admin");
  expect(await holdsDemoData(club().house.db)).toBe(false);
});
