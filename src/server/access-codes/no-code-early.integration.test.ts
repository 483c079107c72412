import { beforeEach, expect, test } from "vitest";
import { appRouter } from "../api/app-router";
import { restRoutes } from "../api/rest/rest-routes";
import { remindRowers } from "../bookings/remind-rowers";
import { deliverDueMail } from "../delivery/outbox";
import { act } from "../testing/ask-procedure";
import { plainEndpoints } from "../testing/http-endpoints";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

// A member with a booking of next week asks everything there is to ask, and reads all their mail.

const club = openTestClub();
const codes = {
  gateCode: "GT-5501",
  shedCode: "SH-5502",
  washroomCode: "WR-5503",
  accessInstructions: "Oars-5504",
};
const lockCode = "LK5505";
const day = "2026-11-27";

let admin: TestClient;
let sam: TestClient;
let bookingId: number;
let calendar: string;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
  await act(admin, "admin.editSettings", codes);
  await act(admin, "admin.editBoat", { id: club().boats.solo.id, lockCode });
});

async function bookNextWeek(codesShown: "atBooking" | number) {
  await act(admin, "admin.editSafetySettings", { codesShown, outingLog: "on" });
  bookingId = await bookAt(sam, club().boats.solo.id, "06:00", 1, day);
  const { address } = await act(sam, "auth.renewCalendar", { scope: "own" });
  calendar = new URL(address).pathname;
}

/** Where some code stands among all that is answered and mailed. */
async function findCodes(): Promise<string[]> {
  const found = new Set<string>();
  const look = (place: string, text: string) => {
    if ([...Object.values(codes), lockCode].some((code) => text.includes(code))) found.add(place);
  };
  for (const [name, procedure] of Object.entries(appRouter._def.procedures)) {
    const { type } = Object(procedure)._def;
    if (type === "subscription" || name.includes("ogout") || name === "auth.login") continue;
    for (const input of inputs()) {
      const query = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
      const answer =
        type === "query" ? await sam.get(query) : await sam.post(`/api/trpc/${name}`, input);
      look(name, answer.text);
    }
  }
  const endpoints = plainEndpoints
    .filter(({ method }) => method === "GET")
    .map(({ target }) => target);
  const reads = restRoutes.filter(({ method, redirect }) => method === "GET" && !redirect);
  const paths = [...endpoints, ...reads.map(({ path }) => path.replace(/:\w+/, "0")), calendar];
  for (const path of paths) {
    for (const id of [bookingId, club().boats.solo.id]) {
      look(path, (await sam.get(path.replace("/0", `/${id}`))).text);
    }
  }
  for (const mail of await sendMail()) look(`mail: ${mail.kind}`, mail.text);
  return [...found].sort();
}

const inputs = () => [
  {},
  { id: bookingId },
  { id: club().boats.solo.id },
  { id: bookingId, startDate: "2026-11-20", endDate: day },
  { startDate: "2026-11-20", endDate: day },
  { boatId: club().boats.solo.id, dateStr: "2026-11-28", timeStr: "06:00", duration: 1 },
];

async function sendMail() {
  const { db, publicUrl, linkSecret, weatherUrl } = club().services;
  clockAt(club(), "18:00", "2026-11-26");
  await remindRowers(db, weatherUrl, testMoment(club().clock.now()));
  const kinds = new Map((await db.outboxMessage.findMany()).map(({ id, kind }) => [id, kind]));
  const sent: { kind: string; text: string }[] = [];
  await deliverDueMail(
    db,
    async ({ id, subject, text, html, attachments }) => {
      const kind = kinds.get(id) ?? "";
      sent.push({ kind, text: JSON.stringify([subject, text, html, attachments]) });
    },
    { publicUrl, linkSecret, mailFrom: undefined },
    () => club().clock.now(),
  );
  return sent;
}

test("codes that appear 30 minutes before the start are nowhere a week before", async () => {
  await bookNextWeek(30);
  expect(await findCodes()).toEqual([]);
});

// Whatever does not stand here, the test above could not miss.
test("codes that appear at the booking are where they should be", async () => {
  await bookNextWeek("atBooking");
  expect(await findCodes()).toEqual([
    "/api/auth/my-data",
    "/api/members/bookings",
    "auth.myData",
    "bookings.accessCodes",
    "bookings.mine",
    "mail: booking confirmed",
  ]);
});
