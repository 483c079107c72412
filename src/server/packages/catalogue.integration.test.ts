import { beforeEach, expect, test } from "vitest";
import { act, ask, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const two = {
  name: "Two Hours",
  description: "",
  price: "80.00",
  hoursIncluded: 2,
  validityDays: 30,
};

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const onSale = () => ask(club().visitor(), "packages.plans");
const catalogue = () => ask(admin, "admin.plans");
const named = async (name: string) => {
  const plan = (await catalogue()).find((entry) => entry.name === name);
  if (!plan) throw new Error(`There is no package ${name}.`);
  return plan;
};
const edit = async (name: string, changes: object) => {
  const { id, description, price } = await named(name);
  return { id, name, description, price, ...changes };
};
const trail = () => club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });

test("a package that an admin adds is on sale at once, and is sold with its hours and days", async () => {
  const { id } = (await act(admin, "admin.addPlan", two)).plan;
  expect((await onSale()).at(-1)).toEqual({
    ...two,
    id,
    kind: "hours",
    tax: "4.00",
    total: "84.00",
    taxes: [{ name: "GST", amount: "4.00" }],
    taxed: true,
  });
  const sold = { id: club().people.zero.id, items: [{ planId: id, quantity: 1 }] };
  await act(admin, "admin.purchaseForMember", sold);
  const lot = await club().services.db.hourLot.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(lot).toMatchObject({ creditedQuarters: 8, expiresOn: new Date("2026-12-20") });
  expect((await trail())[0]).toMatchObject({ act: "package added", subjectName: "Two Hours" });
});

test("of many who add it at once one does, and a repeated call adds it once", async () => {
  const key = { "idempotency-key": "two-hours-once" };
  const add = (headers = {}) => admin.post("/api/trpc/admin.addPlan", two, headers);
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const other = { ...two, name: "Two More" };
  const again = () => admin.post("/api/trpc/admin.addPlan", other, key);
  expect((await again()).json()).toEqual((await again()).json());
  expect(await club().services.db.membershipPlan.count({ where: { name: "Two More" } })).toBe(1);
});

test("a package off the list is seen by admins alone, and no longer sold", async () => {
  await act(admin, "admin.editPlan", await edit("5 Hour Plan", { isActive: false }));
  expect((await onSale()).map(({ name }) => name)).not.toContain("5 Hour Plan");
  const { id, isActive } = await named("5 Hour Plan");
  expect(isActive).toBe(false);
  const zero = await club().signIn("zero");
  const items = [{ planId: id, quantity: 1 }];
  expect(await refused(zero, "packages.payAtClubhouse", { items })).toMatchObject({
    status: 404,
    code: "PLAN_NOT_FOUND",
  });
  await act(admin, "admin.editPlan", await edit("5 Hour Plan", { isActive: true }));
  expect((await onSale()).map(({ name }) => name)).toContain("5 Hour Plan");
});

test("the trail says what of a package changed", async () => {
  await act(
    admin,
    "admin.editPlan",
    await edit("5 Hour Plan", { price: "180", validityDays: 180 }),
  );
  expect(await trail()).toMatchObject([
    {
      act: "package edited",
      before: { price: "175.00", validityDays: 365 },
      after: { price: "180.00", validityDays: 180 },
    },
  ]);
});

test.each([
  ["Membership Fee", { isActive: false }],
  ["Training Package", { hoursIncluded: 3 }],
  ["Membership Fee", { validityDays: 30 }],
])("%s stays as it is when told %j", async (name, changes) => {
  expect(await refused(admin, "admin.editPlan", await edit(name, changes))).toMatchObject({
    status: 422,
    code: "PLAN_STAYS",
  });
  expect(await trail()).toEqual([]);
});

test.each([
  [{ price: "0.00" }, "Please write the price like 250.00"],
  [{ price: "100000.00" }, "Please write the price like 250.00"],
  [{ price: "0.001" }, "Please write the price like 250.00"],
  [{ hoursIncluded: 500.5 }, "Please say how many hours, 0.5 to 500 in halves"],
  [{ hoursIncluded: 0.25 }, "Please say how many hours, 0.5 to 500 in halves"],
  [{ hoursIncluded: 2.25 }, "Please say how many hours, 0.5 to 500 in halves"],
  [{ validityDays: 0 }, "Please say for how many days, 1 to 1825"],
  [{ validityDays: 1826 }, "Please say for how many days, 1 to 1825"],
])("%j is no package", async (changes, message) => {
  const plan = { ...two, ...changes };
  expect(await refused(admin, "admin.addPlan", plan)).toMatchObject({ status: 400, message });
});
