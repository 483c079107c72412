import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { z } from "zod";
import type { Role } from "../../shared/members/role";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { addDays } from "../../shared/time/club-dates";
import { demoClubs } from "../demo/demo-clubs";
import { openDay } from "../demo/demo-outings";
import type { DemoKey } from "../demo/demo-people";
import type { DemoName } from "../env";
import { profileOf } from "../settings/profile-queries";
import type { Clock } from "../time/clock";
import { momentAt } from "../time/moment";
import { signInBrowser } from "./sign-in-browser";

const people: Record<Exclude<Role, "visitor">, DemoKey> = {
  pending: "pending1",
  approved: "sam",
  manager: "manager",
  admin: "admin",
};

/** A demo club in the browser of a test. */
export interface SeenClub {
  browser: Browser;
  server: { origin: string };
  /** the first of them where none is said */
  name?: DemoName;
  /** the machine's where none is said */
  clock?: Clock;
}

/** A browser of somebody's own, with the club's clock. Close it when done. */
export async function openBrowser(
  { browser, server, clock }: SeenClub,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.origin, ...options });
  if (clock) await context.clock.setFixedTime(clock.now());
  return context;
}

/** One for someone of the demo club. */
export async function openAs(
  role: Role,
  club: SeenClub,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const still = { reducedMotion: "reduce", serviceWorkers: "block" } as const;
  const context = await openBrowser(club, { ...still, ...options });
  if (role !== "visitor") await signInBrowser(context, people[role], club.name);
  return context;
}

/** Ends the demo club's alarm, so that it is seen on a usual day. */
export async function landOverdueBoats(club: SeenClub): Promise<void> {
  const context = await openAs("admin", club);
  const answer = await context.request.get("/api/admin/incidents");
  for (const { bookingId } of z
    .array(z.object({ bookingId: z.number() }))
    .parse(await answer.json()))
    await context.request.post(`/api/bookings/${bookingId}/land`, { data: {} });
  await context.close();
}

/** Gives the demo club what tests look for: an outing tomorrow, another receipt and a row request. */
export async function enlivenClub(club: SeenClub): Promise<void> {
  const { name = "willows", clock = { now: () => new Date() } } = club;
  const settings = { ...defaultClubSettings, ...demoClubs[name].settings };
  const moment = momentAt(clock.now(), profileOf(settings));
  const tomorrow = addDays(moment.now.today, openDay(1, moment));
  await send(club, "approved", "/api/bookings", {
    boatId: 1,
    dateStr: tomorrow,
    timeStr: name === "elbe" ? "09:30" : "06:30",
    duration: 1.5,
  });
  await send(club, "admin", `/api/admin/members/${samsId}/purchase`, {
    items: [{ planId: 2, quantity: 1 }],
    paid: true,
  });
  await send(club, "visitor", "/api/trpc/bookings.requestRow", {
    firstName: "Nora",
    lastName: "Bell",
    email: "nora@bay.example",
    phone: "250-555-0188",
    numberOfPeople: 2,
    experienceLevel: "beginner",
    specialRequests: "We would love to come at sunrise.",
    paymentMethod: "cash",
    termsAccepted: true,
    safetyAccepted: true,
    cancellationAccepted: true,
  });
}

const samsId = 3;

async function send(
  club: SeenClub,
  role: Role,
  path: string,
  data: Record<string, unknown>,
): Promise<void> {
  const context = await openAs(role, club);
  const answer = await context.request.post(path, { data });
  const words = await answer.text();
  await context.close();
  if (!answer.ok()) throw new Error(`${path} for the ${role}: ${words}`);
}
