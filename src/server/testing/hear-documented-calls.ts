import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { restRoutes } from "../api/rest/rest-routes";
import type { TestClub } from "./open-test-club";
import type { Method, TestAnswer, TestClient } from "./test-client";
import { type PersonKey, testPassword } from "./test-people";

/** One answer, and to which documented call. */
export interface Heard {
  path: string;
  who: PersonKey | "visitor";
  sent: unknown;
  status: number;
  body: unknown;
}

/** A day on which the calls are made, and what the club takes for ten hours. */
interface DocumentedDay {
  today: ClubDate;
  ten: { amount: string; currency: string };
}

const documentedDay: DocumentedDay = {
  today: "2026-11-20",
  ten: { amount: "262.50", currency: "CAD" },
};

/**
 * Makes every documented call of a club at noon, and those of a booking in each way the documents
 * let it be refused. Rows a boat only in bright hours. Gives the answers in order.
 */
export async function hearDocumentedCalls(
  club: TestClub,
  { today, ten }: DocumentedDay = documentedDay,
): Promise<Heard[]> {
  const tomorrow = addDays(today, 1);
  const heard: Heard[] = [];
  const clients = {
    visitor: club.visitor(),
    sam: await club.signIn("sam"),
    lee: await club.signIn("lee"),
    zero: await club.signIn("zero"),
    unlimited: await club.signIn("unlimited"),
    paused: await club.signIn("paused"),
    pending: await club.signIn("pending"),
    manager: await club.signIn("manager"),
    admin: await club.signIn("admin"),
  } satisfies Record<Heard["who"], TestClient>;
  const call = async (who: Heard["who"], method: Method, url: string, sent?: object) => {
    const answer = await clients[who].request(method, url, sent);
    const { status } = answer;
    heard.push({ path: pathOf(method, url), who, sent, status, body: bodyOf(answer) });
    return Object(bodyOf(answer));
  };
  const callers = Object.keys(clients) as Heard["who"][];
  const fromAll = async (method: Method, url: string, sent?: object) => {
    for (const who of callers) await call(who, method, url, sent);
  };
  const { people, boats } = club;

  const span = (changes: object = {}) => ({
    boatId: boats.solo.id,
    dateStr: tomorrow,
    timeStr: "12:00",
    duration: 1,
    ...changes,
  });
  await fromAll("POST", "/api/bookings", span());
  const soon = span({ dateStr: today, timeStr: "13:00", boatId: boats.tango.id });
  const { booking } = await call("lee", "POST", "/api/bookings", soon);
  for (const changes of [
    { timeStr: "10:00", duration: 0.75 },
    { timeStr: "21:30" },
    { dateStr: addDays(today, -1) },
    { dateStr: addDays(today, 101) },
    { boatId: boats.offline.id },
    { boatId: boats.hidden.id },
    { boatId: 0 },
  ]) {
    await call("sam", "POST", "/api/bookings", span(changes));
  }
  const forSam = span({ memberId: people.sam.id, timeStr: "14:00" });
  const forPat = { ...forSam, memberId: people.paused.id, timeStr: "10:00" };
  for (const sent of [forSam, forSam, forPat]) await fromAll("POST", "/api/admin/bookings", sent);

  const days = `startDate=${today}&endDate=${tomorrow}`;
  for (const url of [
    "/api/auth/me",
    "/api/members/me",
    "/api/members/bookings",
    "/api/membership-plans",
    "/api/boats",
    `/api/boats/${boats.solo.id}`,
    `/api/boats/${boats.solo.id}/availability?${days}`,
    `/api/boats/${boats.tango.id}/availability?${days}`,
    "/api/admin/bookings/today",
    `/api/admin/bookings/range?${days}`,
    "/api/admin/members",
    `/api/admin/members/${people.sam.id}/subscription`,
    "/api/manager/members",
    "/paypal/setup",
  ]) {
    await fromAll("GET", url);
  }

  const order = await call("zero", "POST", "/paypal/order", { ...ten, intent: "CAPTURE" });
  await call("lee", "POST", `/paypal/order/${order.id}/capture`);
  await call("zero", "POST", `/paypal/order/${order.id}/capture`);
  const lees = `/api/admin/members/${people.lee.id}`;
  await call("admin", "POST", `${lees}/purchase`, { items: [{ planId: 1, quantity: 1 }] });
  await call("admin", "POST", `${lees}/add-hours`, { hours: 2.5, reason: "Regatta" });
  await call("admin", "POST", `${lees}/subtract-hours`, { hours: 100, reason: "Too many" });
  await call("admin", "POST", `${lees}/subtract-hours`, { hours: 0.5, reason: "Corrected" });
  await call("admin", "PATCH", `${lees}/profile`, { city: "Victoria" });

  await call("sam", "DELETE", `/api/bookings/${booking.id}`);
  await call("lee", "DELETE", `/api/bookings/${booking.id}`);
  await call("lee", "DELETE", `/api/bookings/${booking.id}`);
  await call("lee", "POST", "/api/bookings", span({ timeStr: "10:30" }));
  const toggle = `/api/admin/boats/${boats.solo.id}/toggle`;
  await fromAll("PUT", toggle, { available: false });
  await call("sam", "POST", "/api/bookings", span({ timeStr: "09:00" }));
  await call("manager", "PUT", toggle, { available: true });

  const noor = { firstName: "Noor", lastName: "Haddad", email: "noor@row.example" };
  await fromAll("POST", "/api/members/register", { ...noor, phone: "250", address: "Bay Street" });
  await call("admin", "POST", "/api/admin/members", {
    ...noor,
    email: "noor2@row.example",
    password: testPassword,
  });
  const pending = `/api/admin/members/${people.pending.id}`;
  await call("admin", "PUT", `${pending}/approve`);
  await call("pending", "GET", "/api/auth/me");
  await call("admin", "PUT", `/api/admin/members/${people.pending.id + 1}/reject`);
  await call("admin", "POST", `${pending}/pause`);
  await call("admin", "POST", `${pending}/reset-password`);
  await call("admin", "DELETE", lees);
  await call("admin", "DELETE", `/api/admin/members/${people.admin.id}`);
  await call("sam", "GET", `/api/boats/${boats.solo.id}/availability?${days}`);
  await call("admin", "GET", `/api/admin/bookings/range?${days}`);

  const newPassword = { currentPassword: testPassword, newPassword: "feather-the-blades-9" };
  await call("sam", "PUT", "/api/auth/change-password", newPassword);
  await call("visitor", "POST", "/api/auth/reset-password", { email: "zero@row.example" });
  await call("visitor", "POST", "/api/auth/login", { email: "zero@row.example", password: "no" });
  await call("visitor", "POST", "/api/auth/login", {
    email: "zero@row.example",
    password: testPassword,
  });
  await call("zero", "POST", "/api/auth/force-logout");
  await call("visitor", "GET", "/api/auth/me");
  await call("unlimited", "POST", "/api/auth/logout");
  await call("manager", "GET", "/api/logout");
  return heard;
}

/** The REST path that an address belongs to. */
function pathOf(method: string, url: string): string {
  const [address = ""] = url.split("?");
  const route = restRoutes.find(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address),
  );
  if (!route) throw new Error(`${method} ${url} has no route.`);
  return `${method} ${route.path}`;
}

const bodyOf = ({ text, json, headers }: TestAnswer): unknown => {
  const isJson = String(headers["content-type"]).includes("json");
  return isJson ? json() : { text, location: headers.location };
};
