import { expect, test } from "vitest";
import { orderView } from "../../shared/payments/order-schemas";
import { answered } from "../testing/answered";
import { act } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

test("a line of a member who left says what it was, whatever staff had written in it", async () => {
  const { db } = club().services;
  const { id } = club().people.sam;
  const admin = await club().signIn("admin");
  const { id: last } = await db.hourLine.findFirstOrThrow({ orderBy: { id: "desc" } });
  await act(admin, "admin.addHours", { id, hours: 2, reason: "for a bad knee" });
  await act(admin, "admin.subtractHours", { id, hours: 1, reason: "Refunded: a bad knee" });
  const plan = await db.membershipPlan.findFirstOrThrow({ where: { kind: "hours" } });
  const sale = await admin.post(
    `/api/admin/members/${id}/purchase`,
    { items: [{ planId: plan.id, quantity: 1 }] },
    { "idempotency-key": "counter-sale" },
  );
  const { id: orderId } = answered(sale, 201).read(orderView);
  await act(admin, "admin.refund", { id: orderId, reason: "a bad knee" });

  await act(admin, "admin.deleteMember", { id });
  const lines = await db.hourLine.findMany({
    where: { memberId: id, id: { gt: last }, kind: { in: ["credit", "subtraction"] } },
    orderBy: { id: "asc" },
  });
  expect(lines.map(({ reason }) => reason)).toEqual([
    "Hours added by admin",
    "Hours subtracted by admin",
    `Bought 1 × ${plan.name}`,
    "Refunded",
  ]);
});
