import { expect, test } from "vitest";
import { orderView } from "../../shared/payments/order-schemas";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { dataUrl, pictures } from "../testing/pictures";
import { readPdf } from "../testing/read-pdf";
import type { PersonKey } from "../testing/test-people";

const club = openTestClub();

/** Sells a member a package at the clubhouse; gives the receipt's number. */
async function sell(key: PersonKey, name: string, quantity = 1): Promise<number> {
  const plan = await club().services.db.membershipPlan.findUniqueOrThrow({ where: { name } });
  const admin = await club().signIn("admin");
  const path = `/api/admin/members/${club().people[key].id}/purchase`;
  const answer = await admin.post(path, { items: [{ planId: plan.id, quantity }] });
  expect(answer.status, answer.text).toBe(201);
  return answer.read(orderView).receiptNumber ?? 0;
}

/** The words of a receipt's PDF, in the order they are read. */
async function wordsOf(key: PersonKey, number: number) {
  const { cookie } = await club().signIn(key);
  const answer = await club().app.inject({
    url: `/api/receipts/${number}.pdf`,
    headers: { cookie: cookie ?? "" },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  return readPdf(answer.rawPayload);
}

test("the PDF says who sold what to whom, when, and every amount", async () => {
  await club().services.db.clubSettings.upsert({
    where: { id: 1 },
    create: { id: 1, settings: { gstNumber: "81234 5678 RT0001" } },
    update: { settings: { gstNumber: "81234 5678 RT0001" } },
  });
  const text = await wordsOf("zero", await sell("zero", "10 Hour Plan", 2));
  expect(text).toContain("Receipt 1");
  expect(text).toContain("Willows Rowing Club");
  expect(text).toContain("GST number 81234 5678 RT0001");
  expect(text).toContain("Paid on November 20, 2026, at the clubhouse");
  expect(text).toContain("2 × 10 Hour Plan");
  for (const amount of ["250.00", "12.50", "500.00", "25.00", "525.00 CAD"]) {
    expect(text).toContain(amount);
  }
});

test.each([
  ["Nguyễn Łucja", "Жук"],
  ["小明", "王"],
  ["محمد", "علي"],
  ["राम", "श्रीवास्तव"],
])("the PDF is made out to %s %s", async (firstName, lastName) => {
  const where = { id: club().people.zero.id };
  await club().services.db.member.update({ where, data: { firstName, lastName } });
  const words = await wordsOf("zero", await sell("zero", "5 Hour Plan"));
  expect(words).toContain(`For ${firstName} ${lastName}`);
});

test("a receipt says what was refunded of it", async () => {
  const number = await sell("zero", "10 Hour Plan");
  const { id } = await club().services.db.order.findUniqueOrThrow({
    where: { receiptNumber: number },
  });
  const admin = await club().signIn("admin");
  await admin.post("/api/trpc/admin.refund", { id, reason: "injured" });
  expect(await wordsOf("zero", number)).toMatch(/Refunded ?262\.50 CAD ?of which GST ?12\.50/);
});

test("the PDF carries the club's logo beside its name", async () => {
  const number = await sell("zero", "5 Hour Plan");
  const admin = await club().signIn("admin");
  const headers = { cookie: admin.cookie ?? "" };
  const pdf = async () =>
    (await club().app.inject({ url: `/api/receipts/${number}.pdf`, headers })).rawPayload;
  expect((await pdf()).includes("/Subtype /Image")).toBe(false);
  for (const logo of [pictures.jpg, pictures.png]) {
    await admin.put("/api/admin/pictures/logo", { picture: dataUrl(logo) });
    expect((await pdf()).includes("/Subtype /Image")).toBe(true);
    expect(await wordsOf("admin", number)).toContain(`Receipt ${number}`);
  }
});

test("receipts are their buyer's and the admins', and nobody else's", async () => {
  const number = await sell("zero", "5 Hour Plan");
  expect(await wordsOf("admin", number)).toContain(`Receipt ${number}`);
  const url = `/api/receipts/${number}.pdf`;
  expect((await club().visitor().get(url)).status).toBe(401);
  for (const key of ["sam", "manager"] as const) {
    const client = await club().signIn(key);
    expect((await client.get(url)).json()).toMatchObject({ code: "ORDER_NOT_FOUND" });
    const input = encodeURIComponent(JSON.stringify({ id: number }));
    expect((await client.get(`/api/trpc/packages.receipt?input=${input}`)).status).toBe(404);
  }
});

test.each(["0", "2", "9999999999", "x", "1.5"])("there is no receipt %s", async (number) => {
  await sell("zero", "5 Hour Plan");
  const zero = await club().signIn("zero");
  expect((await zero.get(`/api/receipts/${number}.pdf`)).status).toBe(404);
});

test("the receipt is mailed, and listed with the member's payments", async () => {
  const number = await sell("zero", "5 Hour Plan");
  const mails = await club().services.db.outboxMessage.findMany({ where: { kind: "receipt" } });
  expect(mails).toMatchObject([{ recipient: "zero@row.example", subject: `Receipt ${number}` }]);
  expect(mails[0]?.text).toContain("Total 183.75 CAD");
  const zero = await club().signIn("zero");
  const orders = await ask(zero, "packages.myOrders");
  expect(orders).toMatchObject([{ receiptNumber: number, total: "183.75", date: "2026-11-20" }]);
});
