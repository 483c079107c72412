import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import { club } from "../../shared/club";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import { fromMinutes, toMinutes } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { actorOf } from "../actor";
import { hashPassword } from "../auth/passwords";
import { withdrawBooking } from "../bookings/withdraw-booking";
import { clubNowAt } from "../club-time";
import type { Db, Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import { buildBoat, buildBooking, buildMember } from "./builders";
import {
  type DemoKey,
  type DemoPerson,
  demoAccounts,
  demoEmail,
  demoPeople,
} from "./demo-accounts";
import { type DemoBoatKey, demoBoats } from "./demo-boats";
import { type DemoOuting, demoOutings } from "./demo-outings";

/** Fills an empty database with the demo club; false, and nothing done, when it has members. */
export async function loadDemoData(tx: Tx, at: Date): Promise<boolean> {
  if ((await tx.member.count()) > 0) return false;
  const password = await hashPassword(demoAccounts.password);
  const now = clubNowAt(at);
  const outings = [...demoOutings, ...outingsOfNow(now)];
  await markAsDemo(tx);
  const boats = await addBoats(tx);
  const people = await addPeople(tx, password, outings, at);
  await addOutings(tx, outings, { boats, people, now, at });
  return true;
}

/** Whether this database was filled with the demo club, whoever has come or left since. */
export async function holdsDemoData(db: Db): Promise<boolean> {
  const club = await db.clubSettings.findUnique({ where: { id: 1 }, select: { demo: true } });
  return club?.demo ?? false;
}

// Someone is on the water while the demo is first looked at, unless the club is closed.
function outingsOfNow(now: ClubNow): DemoOuting[] {
  const start = Math.floor(now.minutes / club.slotMinutes) * club.slotMinutes;
  const startTime = fromMinutes(start);
  if (startTime < club.openingTime || start + 60 > toMinutes(club.closingTime)) return [];
  return [{ who: "ana", boat: "kingfisher", day: 0, startTime, duration: 1 }];
}

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
  outings: readonly DemoOuting[],
  at: Date,
): Promise<Map<DemoKey, Member>> {
  const people = new Map<DemoKey, Member>();
  for (const person of demoPeople as readonly (DemoPerson & { key: DemoKey })[]) {
    const { key, firstName, lastName, isAdmin = false, isManager = false } = person;
    const data = { email: demoEmail(key), password, firstName, lastName, isAdmin, isManager };
    const standing = person.pending
      ? { approvalStatus: "pending" as const, membershipStatus: "inactive" as const }
      : { membershipStatus: person.paused ? ("paused" as const) : ("active" as const) };
    const hours = (person.hours ?? 0) + spentBy(person, outings);
    people.set(key, await buildMember(tx, { ...data, ...standing }, hours, at));
  }
  return people;
}

// What a member needs on top, so that the documented hours are left after their outings.
function spentBy(person: DemoPerson, outings: readonly DemoOuting[]): number {
  if (isUnlimited(person.hours ?? 0)) return 0;
  return outings
    .filter((outing) => outing.who === person.key && !outing.cancelled)
    .reduce((sum, { boat, duration }) => {
      const category = demoBoats.find(({ key }) => key === boat)?.category ?? "single";
      return sum + toHours(bookingCostQuarters(category, duration));
    }, 0);
}

async function addOutings(
  tx: Tx,
  outings: readonly DemoOuting[],
  {
    boats,
    people,
    now,
    at,
  }: { boats: Map<DemoBoatKey, Boat>; people: Map<DemoKey, Member>; now: ClubNow; at: Date },
) {
  for (const { who, boat: boatKey, day, startTime, duration, cancelled } of outings) {
    const boat = boats.get(boatKey);
    const member = people.get(who);
    if (!boat || !member) throw new Error(`The demo has no ${boatKey} or ${who}`);
    const span = { bookingDate: addDays(now.today, day), startTime, duration };
    const id = await buildBooking(tx, { boat, member, span, at });
    if (cancelled) {
      const reason = `Cancelled ${boat.name}`;
      await withdrawBooking(tx, { id, memberId: member.id }, reason, actorOf(member), at);
    }
  }
}
