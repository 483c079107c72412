import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { admin, anyone, approved, dockToo, manager, member } from "../testing/rungs";
import { eachCaller, openCallers } from "../testing/standing-callers";
import type { Method } from "../testing/test-client";
import { testPassword } from "../testing/test-people";
import { appRouter } from "./app-router";
import { restRoutes } from "./rest-routes";

const club = openTestClub();
const answers = openCallers(club);

// The inputs are well formed and, where they can, name nobody (0), so that nothing is changed.
const nobody = { id: 0 };
const span = { dateStr: "2026-11-21", timeStr: "06:00", duration: 1 };
const days = { startDate: "2026-11-20", endDate: "2026-11-22" };
const person = { firstName: "Noor", lastName: "Haddad", email: "sam@row.example" };
const registration = { ...person, phone: "250-555-0199", address: "1 Bay Street" };
const profile = {
  ...{ phone: "250-555-0199", address: "1 Bay Street", city: "Victoria" },
  ...{ province: "BC", postalCode: "V8R 1A1" },
  ...{ emergencyContactName: "", emergencyContactPhone: "" },
};
const rowRequest = {
  ...registration,
  numberOfPeople: 2,
  experienceLevel: "beginner",
  paymentMethod: "cash",
  termsAccepted: true,
  safetyAccepted: true,
  cancellationAccepted: true,
};
const closure = { ...days, startTime: "23:00", endTime: "23:30" };
const items = [{ planId: 1, quantity: 1 }];
const payment = { amount: "183.75", currency: "CAD", intent: "CAPTURE", items };
const newPlan = {
  name: "Two Hours",
  description: "",
  price: "80.00",
  hoursIncluded: 2,
  validityDays: 365,
};

/** Every procedure: what it is asked, and what each rung gets. */
const table: Record<string, [input: object, expected: number[]]> = {
  "auth.me": [{}, member(200)],
  "auth.login": [{ email: "nobody@row.example", password: "wrong" }, anyone(401)],
  "auth.logout": [{}, anyone(200)],
  "auth.forceLogout": [{}, member(200)],
  "auth.register": [registration, anyone(409)],
  "auth.changePassword": [{ currentPassword: "wrong", newPassword: testPassword }, member(422)],
  "auth.resetPassword": [{ email: "nobody@row.example" }, anyone(200)],
  "auth.account": [{}, member(200)],
  "auth.editMyProfile": [profile, approved(200)],
  "auth.chooseMail": [{ without: [] }, approved(200)],
  "auth.unsubscribe": [{ token: "no-such-token" }, anyone(404)],
  "auth.renewCalendar": [{ scope: "club" }, [401, 403, 403, 403, 403, 200]],
  "auth.revokeCalendar": [{ scope: "own" }, approved(200)],
  "auth.myData": [{}, member(200)],
  "auth.requestDeletion": [{}, approved(200)],
  "auth.choosePassword": [{ token: "no-such-token", newPassword: testPassword }, anyone(422)],
  "auth.pairDevice": [{ token: "no-such-token" }, anyone(422)],
  "boats.list": [{}, anyone(200)],
  "boats.get": [nobody, anyone(404)],
  "boats.availability": [{ ...nobody, ...days }, anyone(404)],
  "boats.outlook": [{ id: 0, date: "2026-11-21" }, anyone(404)],
  "boats.gates": [nobody, approved(404)],
  "boats.diaries": [days, anyone(200)],
  "boats.labels": [{}, manager(200)],
  "boats.toggle": [{ ...nobody, available: true }, manager(404)],
  "boats.reportDamage": [
    { ...nobody, severity: "minor", what: "A crack" },
    dockToo(approved(404), 404),
  ],
  "boats.myDamage": [{}, member(200)],
  "bookings.book": [{ boatId: 0, ...span }, [401, 403, 404, 403, 404, 404]],
  "bookings.mine": [{}, member(200)],
  "bookings.suggestions": [{}, approved(200)],
  "bookings.cancel": [nobody, approved(404)],
  "bookings.offer": [{ token: "0" }, anyone(422)],
  "bookings.chooseOffer": [{ token: "0", choice: "cancel" }, anyone(422)],
  "bookings.launch": [nobody, dockToo(approved(404), 404)],
  "bookings.land": [nobody, dockToo(approved(404), 404)],
  "bookings.board": [{}, [401, 403, 403, 403, 403, 403, 422]],
  "bookings.extend": [{ ...nobody, timeStr: "07:00" }, approved(404)],
  "bookings.outings": [days, manager(200)],
  "bookings.myOutings": [{}, member(200)],
  "bookings.accessCodes": [{}, approved(200)],
  "bookings.myHours": [{}, member(200)],
  "bookings.requestRow": [rowRequest, anyone(200)],
  "bookings.rowRequests": [{}, admin(200)],
  "bookings.answerRow": [nobody, admin(404)],
  "bookings.changes": [{}, approved(200)],
  "admin.club": [{}, anyone(200)],
  "admin.counts": [{}, admin(200)],
  "admin.waiting": [{}, admin(200)],
  "admin.settings": [{}, admin(200)],
  "admin.editSettings": [{}, admin(200)],
  "admin.safetySettings": [{}, admin(200)],
  "admin.editSafetySettings": [{}, admin(200)],
  "admin.devices": [{}, admin(200)],
  "admin.addDevice": [{ name: "North dock" }, admin(200)],
  "admin.endDevice": [nobody, admin(404)],
  "admin.incidents": [{}, manager(200)],
  "admin.incident": [{ bookingId: 0 }, manager(404)],
  "admin.acknowledgeIncident": [{ bookingId: 0, note: "On it" }, manager(404)],
  "admin.closeIncident": [{ bookingId: 0, note: "Ashore" }, admin(404)],
  "admin.texts": [{}, anyone(200)],
  "admin.textVersions": [{ id: "faq#cancel" }, admin(200)],
  "admin.editText": [{ id: "faq#cancel", basedOn: 0, words: null }, admin(200)],
  "admin.audit": [{}, admin(200)],
  "admin.visitorTries": [{}, admin(200)],
  "admin.usageReport": [days, admin(200)],
  "admin.bookForMember": [{ memberId: 0, boatId: 0, ...span }, admin(404)],
  "admin.booking": [nobody, admin(404)],
  "admin.bookingsToday": [{}, admin(200)],
  "admin.bookingsRange": [days, admin(200)],
  "admin.bay": [{}, manager(200)],
  "admin.latestBookings": [{}, admin(200)],
  "admin.addBoat": [{ name: "Tern", category: "single", capacity: 2 }, admin(200)],
  "admin.editBoat": [nobody, admin(404)],
  "admin.codesSeen": [{}, manager(200)],
  "admin.changeLockCode": [{ ...nobody, lockCode: "4021" }, manager(404)],
  "admin.switchBoat": [{ ...nobody, available: true }, admin(404)],
  "admin.touchedBookings": [{ boatId: 0 }, admin(200)],
  "admin.blocks": [{}, manager(200)],
  "admin.closures": [{}, anyone(200)],
  "admin.closureTouches": [closure, manager(200)],
  "admin.closeClub": [{ ...closure, reason: "Regatta", cancelBookings: false }, manager(200)],
  "admin.endClosure": [nobody, manager(404)],
  "admin.blockBoat": [{ boatId: 0, reason: "Repairs", ...days }, admin(404)],
  "admin.unblockBoat": [nobody, admin(404)],
  "admin.damage": [{}, manager(200)],
  "admin.editDamage": [nobody, manager(404)],
  "admin.decideOffer": [{ bookingId: 0, choice: "cancel" }, manager(422)],
  "admin.members": [{}, admin(200)],
  "admin.searchMembers": [{}, admin(200)],
  "admin.roster": [{}, manager(200)],
  "admin.member": [nobody, admin(404)],
  "admin.memberSubscription": [nobody, admin(404)],
  "admin.createMember": [{ ...person, password: testPassword }, admin(409)],
  "admin.approveMember": [nobody, admin(404)],
  "admin.rejectMember": [nobody, admin(404)],
  "admin.pauseMember": [nobody, admin(404)],
  "admin.resetMemberPassword": [nobody, admin(404)],
  "admin.editProfile": [nobody, admin(404)],
  "admin.deletionPreview": [nobody, admin(404)],
  "admin.deleteMember": [nobody, admin(404)],
  "admin.clearanceKinds": [{}, manager(200)],
  "admin.clearancesOf": [nobody, manager(200)],
  "admin.unclearedBookings": [{}, manager(200)],
  "admin.grantClearance": [{ ...nobody, name: "Level 1", grantedOn: "2026-11-20" }, manager(404)],
  "admin.takeClearance": [{ ...nobody, name: "Level 1" }, manager(404)],
  "admin.addHours": [{ ...nobody, hours: 1 }, admin(404)],
  "admin.subtractHours": [{ ...nobody, hours: 1 }, admin(404)],
  "admin.outbox": [{}, admin(200)],
  "admin.outboxMessage": [nobody, admin(404)],
  "admin.resendMail": [nobody, admin(404)],
  "admin.jobs": [{}, admin(200)],
  "admin.plans": [{}, admin(200)],
  "admin.addPlan": [newPlan, admin(200)],
  "admin.editPlan": [{ ...nobody, name: "Ten", description: "", price: "250.00" }, admin(404)],
  "admin.purchaseForMember": [{ ...nobody, items }, admin(404)],
  "admin.orders": [{ status: "pending" }, admin(200)],
  "admin.ordersOf": [nobody, admin(200)],
  "admin.markPaid": [nobody, admin(404)],
  "admin.cancelOrder": [nobody, admin(404)],
  "admin.refundPreview": [nobody, admin(404)],
  "admin.refund": [{ ...nobody, reason: "Injured" }, admin(404)],
  "admin.compareBooks": [{}, admin(200)],
  "packages.plans": [{}, anyone(200)],
  "packages.setup": [{}, approved(200)],
  "packages.placeOrder": [payment, [401, 403, 200, 403, 200, 200]],
  "packages.capture": [{ id: "0" }, approved(404)],
  "packages.payAtClubhouse": [{ items }, [401, 403, 200, 403, 200, 200]],
  "packages.myOrders": [{}, member(200)],
  "packages.receipt": [nobody, member(404)],
};

const kindOf = new Map(
  Object.entries(appRouter._def.procedures).map(([name, procedure]) => [
    name,
    Object(procedure)._def.type,
  ]),
);

test("the table knows every procedure, and no other", () => {
  expect(Object.keys(table).sort()).toEqual([...kindOf.keys()].sort());
});

const rows = Object.entries(table).map(([name, [input, expected]]) => ({ name, input, expected }));
const isSubscription = (name: string) => kindOf.get(name) === "subscription";

test.each(rows.filter(({ name }) => !isSubscription(name)))(
  "$name answers each caller as the table says, over tRPC",
  async ({ name, input, expected }) => {
    const isQuery = kindOf.get(name) === "query";
    const query = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const given = await answers((client) =>
      isQuery ? client.get(query) : client.post(`/api/trpc/${name}`, input),
    );
    expect(given).toEqual(eachCaller(expected));
  },
);

/** 200 once the stream carries something, or the status of the error it carries instead. */
async function firstWord(stream: AsyncIterable<unknown>): Promise<number> {
  let text = "";
  for await (const chunk of stream) {
    text += chunk;
    const refused = /event: serialized-error.*"httpStatus":(\d+)/s.exec(text);
    if (refused) return Number(refused[1]);
    if (/"topics":\[/.test(text)) return 200;
  }
  throw new Error(`The stream ended with ${text}`);
}

test.each(rows.filter(({ name }) => isSubscription(name)))(
  "$name opens a stream to each caller as the table says",
  async ({ name, expected }) => {
    const given = await answers(async (client) => {
      const answer = await club().app.inject({
        url: `/api/trpc/${name}`,
        headers: client.cookie ? { cookie: client.cookie } : {},
        payloadAsStream: true,
      });
      return { status: await firstWord(answer.stream()) };
    });
    expect(given).toEqual(eachCaller(expected));
  },
);

test.each(restRoutes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name answers each caller as its procedure does",
  async ({ route }) => {
    const row = table[route.procedure];
    const [input, expected] = row ?? [{}, []];
    const fine = route.redirect ? 302 : (route.status ?? 200);
    const url = route.path.replace(/:\w+/, "0");
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]) => [key, `${value}`]),
    );
    const given = await answers((client) =>
      route.method === "GET"
        ? client.get(`${url}?${query}`)
        : client.request(route.method satisfies Method, url, input),
    );
    expect(given).toEqual(eachCaller(expected.map((status) => (status === 200 ? fine : status))));
  },
);
