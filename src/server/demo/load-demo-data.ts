import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { addDays } from "../../shared/time/club-dates";
import { newToken } from "../auth/one-time-links";
import { hashPassword } from "../auth/passwords";
import type { Db, Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { momentAt } from "../time/moment";
import { buildBoat, buildMember } from "./builders";
import {
  type DemoKey,
  type DemoPerson,
  demoAccounts,
  demoEmail,
  demoPeople,
} from "./demo-accounts";
import { announceInDemo } from "./demo-announcement";
import { type DemoBoatKey, demoBoats } from "./demo-boats";
import { clearDemoMembers } from "./demo-clearances";
import { closeDemoClub } from "./demo-closure";
import { reportDemoDamage } from "./demo-damage";
import { warnDemoRowers } from "./demo-daylight";
import { leaveDemoBoatOut } from "./demo-incident";
import { logDemoOutings } from "./demo-log";
import { demoOrders } from "./demo-orders";
import { type DemoOuting, demoOutings } from "./demo-outings";
import { type DemoGift, playDemoPast } from "./demo-past";
import { wishInDemo } from "./demo-wish";

/** Fills an empty database with the demo club; false, and nothing done, when it has members. */
export async function loadDemoData(tx: Tx, moment: Moment): Promise<boolean> {
  const { at } = moment;
  if ((await tx.member.count()) > 0) return false;
  const password = await hashPassword(demoAccounts.password);
  const outings = demoOutings(moment.now);
  await markAsDemo(tx);
  const boats = await addBoats(tx);
  const people = await addPeople(tx, password, moment);
  await playDemoPast(
    tx,
    { boats, people },
    { outings, gifts: openingHours(outings, moment.club) },
    moment,
  );
  await logDemoOutings(tx, moment);
  await reportDemoDamage(tx, { boats, people }, at);
  await clearDemoMembers(tx, { people, boats }, moment);
  await warnDemoRowers(tx, moment);
  await leaveDemoBoatOut(tx, moment);
  await closeDemoClub(tx, people, moment);
  await hangTablet(tx, at);
  await announceInDemo(tx, moment);
  await wishInDemo(tx, { boats, people }, moment);
  await addSwitchedOffWebhook(tx, at);
  return true;
}

/** Whether this database was filled with the demo club, whoever has come or left since. */
export async function holdsDemoData(db: Db): Promise<boolean> {
  const club = await db.clubSettings.findUnique({ where: { id: 1 }, select: { demo: true } });
  return club?.demo ?? false;
}

/** A tablet by name, for the list: nobody has the key to be it. */
async function hangTablet(tx: Tx, at: Date) {
  const { tokenHash: keyHash } = newToken();
  const paired = { keyHash, createdAt: at, pairingExpiresAt: at, pairedAt: at };
  await tx.dockDevice.create({ data: { name: "Willows Dock", ...paired } });
}

/** A webhook to look at, which calls nobody: its name is one that no machine ever has. */
async function addSwitchedOffWebhook(tx: Tx, at: Date) {
  const url = "https://board.willows.example/slipway";
  const { token: secret } = newToken();
  const events = ["booking.created", "booking.moved", "booking.cancelled"];
  await tx.webhook.create({ data: { url, secret, events, active: false, createdAt: at } });
}

const allPeople: readonly (DemoPerson & { key: DemoKey })[] = demoPeople;

async function markAsDemo(tx: Tx) {
  const settings = {
    gateCode: "2010#",
    shedCode: "4471",
    washroomCode: "1855",
    accessInstructions:
      "The gate is to the left of the boathouse. Oars hang inside the shed door. Rinse the boat, " +
      "rack it and lock it again. Facility information follows by e-mail.",
  };
  await tx.clubSettings.create({ data: { id: 1, settings, demo: true } });
}

async function addBoats(tx: Tx): Promise<Map<DemoBoatKey, Boat>> {
  const boats = new Map<DemoBoatKey, Boat>();
  for (const { key, ...boat } of demoBoats) boats.set(key, await buildBoat(tx, boat));
  return boats;
}

async function addPeople(
  tx: Tx,
  password: string,
  { now, clock, club }: Moment,
): Promise<Map<DemoKey, Member>> {
  const { today } = now;
  const people = new Map<DemoKey, Member>();
  for (const person of allPeople) {
    const { key, firstName, lastName, isAdmin = false, isManager = false } = person;
    const joined = clock.instantOf(addDays(today, person.joined), "09:00");
    const data = { email: demoEmail(key), password, firstName, lastName, isAdmin, isManager };
    const standing = person.pending
      ? { approvalStatus: "pending" as const, membershipStatus: "inactive" as const }
      : {
          membershipStatus: person.paused ? ("paused" as const) : ("active" as const),
          approvedDate: joined,
        };
    people.set(key, await buildMember(tx, { ...data, ...standing }, 0, momentAt(joined, club)));
  }
  return people;
}

/** What each had beside what they bought, so that the documented hours are left after their outings. */
const openingHours = (outings: readonly DemoOuting[], club: ClubProfile): DemoGift[] =>
  allPeople
    .map((person) => ({
      who: person.key,
      day: person.hoursGiven ?? Math.max(hoursGiven, person.joined),
      hours: (person.hours ?? 0) + spentBy(person, outings, club) - boughtBy(person),
    }))
    .filter(({ hours }) => hours > 0);

/** When they were given unless said otherwise, in days from today: before the first outing. */
const hoursGiven = -60;

function spentBy(person: DemoPerson, outings: readonly DemoOuting[], club: ClubProfile): number {
  if (isUnlimited(person.hours ?? 0)) return 0;
  return outings
    .filter((outing) => outing.who === person.key && !outing.cancelled)
    .reduce((sum, { boat, duration }) => {
      const category = demoBoats.find(({ key }) => key === boat)?.category ?? "single";
      return sum + toHours(bookingCostQuarters(category, duration, club));
    }, 0);
}

function boughtBy({ key }: DemoPerson): number {
  return demoOrders
    .filter(({ who, paid }) => who === key && paid)
    .reduce((sum, { hours }) => sum + hours, 0);
}
