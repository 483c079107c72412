import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
});

const goal = async (client: TestClient) => (await client.get("/api/members/goal")).json();

test("a member's goal is kept, theirs alone, in their own data, and goes with an empty one", async () => {
  expect(await goal(sam)).toEqual({ kilometres: null });
  const set = await sam.put("/api/members/goal", { kilometres: 300 });
  expect([set.status, set.json()]).toEqual([200, { kilometres: 300 }]);
  expect(await goal(sam)).toEqual({ kilometres: 300 });
  expect(await goal(await club().signIn("lee"))).toEqual({ kilometres: null });
  expect((await sam.get("/api/auth/my-data")).json()).toMatchObject({ goal: { kilometres: 300 } });
  await sam.put("/api/members/goal", { kilometres: null });
  expect(await goal(sam)).toEqual({ kilometres: null });
});

test.each([0, 10_000, 2.5, "300", undefined])("%j is no goal", async (kilometres) => {
  const refused = await sam.put("/api/members/goal", { kilometres });
  expect([refused.status, refused.json()]).toEqual([
    400,
    {
      error: "Please enter 1 to 9999 km, whole",
      code: "BAD_INPUT",
      field: "kilometres",
    },
  ]);
});

test("a goal that was set elsewhere meanwhile is not written over", async () => {
  await sam.put("/api/members/goal", { kilometres: 300 });
  const late = await sam.put("/api/members/goal", { kilometres: 100, seen: { kilometres: null } });
  expect(late.status).toBe(409);
  expect(late.json()).toMatchObject({ code: "CHANGED_SINCE", field: "kilometres", now: 300 });
  expect(await goal(sam)).toEqual({ kilometres: 300 });
});

test("the goal goes with its member", async () => {
  await sam.put("/api/members/goal", { kilometres: 300 });
  const { people, services } = club();
  const { id } = people.sam;
  await (await club().signIn("admin")).delete(`/api/admin/members/${id}`);
  expect((await services.db.member.findUniqueOrThrow({ where: { id } })).goalKilometres).toBeNull();
});
