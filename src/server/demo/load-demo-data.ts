import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import { partQuarters } from "../../shared/crew/parts";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { addDays } from "../../shared/time/club-dates";
import { newToken } from "../auth/one-time-links";
import { hashPassword } from "../auth/passwords";
import type { Db, Tx } from "../database/open-database";
import { type DemoName, demoNames } from "../env";
import type { Boat, Member } from "../generated/prisma/client";
import { clubMomentAt } from "../settings/profile-queries";
import { changeKinds } from "../settings-editing/change-kinds";
import type { Moment } from "../time/moment";
import { momentAt } from "../time/moment";
import { buildBoat, buildMember } from "./builders";
import { demoEmail, demoPassword } from "./demo-accounts";
import { announceInDemo } from "./demo-announcement";
import { clearDemoMembers } from "./demo-clearances";
import { closeDemoClub } from "./demo-closure";
import type { DemoClub, DemoOuting } from "./demo-club";
import { demoClubs } from "./demo-clubs";
import { reportDemoDamage } from "./demo-damage";
import { warnDemoRowers } from "./demo-daylight";
import { leaveDemoBoatOut } from "./demo-incident";
import { logDemoOutings, makeDemoCareful } from "./demo-log";
import { demoOrders } from "./demo-orders";
import { demoOutings, demoSeries } from "./demo-outings";
import { type DemoGift, playDemoPast } from "./demo-past";
import { type DemoKey, type DemoPerson, demoPeople } from "./demo-people";
import { waitInDemo } from "./demo-waitlist";

/** Fills an empty database with a demo club; false, and nothing done, when it has members. */
export async function loadDemoData(tx: Tx, name: DemoName, { at }: Moment): Promise<boolean> {
  if ((await tx.member.count()) > 0) return false;
  const demo = demoClubs[name];
  const password = await hashPassword(demoPassword);
  await markAsDemo(tx, name, at);
  await makeDemoCareful(tx, demo, demoEmail("manager", name), at);
  const moment = await clubMomentAt(tx, at);
  // What is kept in words from here on has the club's times.
  const boats = await addBoats(tx, demo);
  const people = await addPeople(tx, name, password, moment);
  const outings = demoOutings(demo, moment);
  const gifts = openingHours(demo, [...outings, ...demoSeries(demo, moment)], moment.club);
  await playDemoPast(tx, demo, { boats, people }, { outings, gifts }, moment);
  await logDemoOutings(tx, moment);
  await reportDemoDamage(tx, demo, { boats, people }, at);
  await clearDemoMembers(tx, people, moment);
  await warnDemoRowers(tx, moment);
  await leaveDemoBoatOut(tx, demo, people, moment);
  await closeDemoClub(tx, demo, people, moment);
  await hangTablet(tx, demo, at);
  await announceInDemo(tx, moment);
  await waitInDemo(tx, demo, { boats, people }, moment);
  await addSwitchedOffWebhook(tx, demo, at);
  return true;
}

/** The demo club that this database was filled with, null for none; whoever has come or left since. */
export async function findDemo(db: Db): Promise<DemoName | null> {
  const club = await db.clubSettings.findUnique({
    where: { id: 1 },
    select: { demo: true, demoName: true },
  });
  return club?.demo ? demoNames.parse(club.demoName) : null;
}

/** A tablet by name, for the list: nobody has the key to be it. */
async function hangTablet(tx: Tx, { tablet }: DemoClub, at: Date) {
  const { tokenHash: keyHash } = newToken();
  const paired = { keyHash, createdAt: at, pairingExpiresAt: at, pairedAt: at };
  await tx.dockDevice.create({ data: { name: tablet, ...paired } });
}

/** A webhook to look at, which calls nobody: its name is one that no machine ever has. */
async function addSwitchedOffWebhook(tx: Tx, { domain }: DemoClub, at: Date) {
  const url = `https://board.${domain}/slipway`;
  const { token: secret } = newToken();
  const events = ["booking.created", "booking.moved", "booking.cancelled"];
  await tx.webhook.create({ data: { url, secret, events, active: false, createdAt: at } });
}

const allPeople: readonly (DemoPerson & { key: DemoKey })[] = demoPeople;

async function markAsDemo(tx: Tx, name: DemoName, at: Date) {
  const settings = {
    ...demoClubs[name].settings,
    gateCode: "2010#",
    shedCode: "4471",
    washroomCode: "1855",
    accessInstructions:
      "The gate is to the left of the boathouse. Oars hang inside the shed door. Rinse the boat, " +
      "rack it and lock it again. Facility information follows by e-mail.",
  };
  await tx.clubSettings.create({ data: { id: 1, settings, demo: true, demoName: name } });
  const { boatKinds } = defaultClubSettings;
  await changeKinds(tx, boatKinds, settings.boatKinds ?? boatKinds, at);
}

async function addBoats(tx: Tx, demo: DemoClub): Promise<Map<string, Boat>> {
  const boats = new Map<string, Boat>();
  for (const { key, ...boat } of demo.boats) boats.set(key, await buildBoat(tx, boat));
  return boats;
}

async function addPeople(
  tx: Tx,
  demo: DemoName,
  password: string,
  { now, clock, club }: Moment,
): Promise<Map<DemoKey, Member>> {
  const { today } = now;
  const { phonesBegin, ...home } = demoClubs[demo].home;
  const people = new Map<DemoKey, Member>();
  for (const person of allPeople) {
    const { key, firstName, lastName, isAdmin = false, isManager = false } = person;
    const joined = clock.instantOf(addDays(today, person.joined), "09:00");
    const name = { firstName, lastName, email: demoEmail(key, demo), password };
    const lives = { ...home, phone: `${phonesBegin}0100` };
    const standing = person.pending
      ? { approvalStatus: "pending" as const, membershipStatus: "inactive" as const }
      : {
          membershipStatus: person.paused ? ("paused" as const) : ("active" as const),
          approvedDate: joined,
        };
    const data = { ...name, ...lives, isAdmin, isManager, ...standing };
    people.set(key, await buildMember(tx, data, 0, momentAt(joined, club)));
  }
  return people;
}

/** What each had beside what they bought, so that the documented hours are left after their outings. */
const openingHours = (
  demo: DemoClub,
  outings: readonly DemoOuting[],
  club: ClubProfile,
): DemoGift[] =>
  allPeople
    .map((person) => ({
      who: person.key,
      day: person.hoursGiven ?? Math.max(hoursGiven, person.joined),
      hours: (person.hours ?? 0) + spentBy(person, demo, outings, club) - boughtBy(person),
    }))
    .filter(({ hours }) => hours > 0);

/** When they were given unless said otherwise, in days from today: before the first outing. */
const hoursGiven = -60;

function spentBy(
  person: DemoPerson,
  { boats }: DemoClub,
  outings: readonly DemoOuting[],
  club: ClubProfile,
): number {
  if (isUnlimited(person.hours ?? 0)) return 0;
  const quarters = outings
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, { who, boat, duration, shared }) => {
      const category = boats.find(({ key }) => key === boat)?.category ?? "single";
      const costQuarters = bookingCostQuarters(category, duration, club);
      const part = shared?.in
        ? partQuarters({ costQuarters, share: "equal", ways: shared.ways })
        : 0;
      if (who === person.key) return sum + costQuarters - part;
      return shared?.in === person.key ? sum + part : sum;
    }, 0);
  return toHours(quarters);
}

function boughtBy({ key }: DemoPerson): number {
  return demoOrders
    .filter(({ who, paid }) => who === key && paid)
    .reduce((sum, { hours }) => sum + hours, 0);
}
