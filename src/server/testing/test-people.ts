import { hash } from "@node-rs/argon2";
import type { Role } from "../../shared/members/role";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { buildBoat, buildMember } from "../demo/builders";
import type { Boat, Member } from "../generated/prisma/client";
import { ensureCatalogue } from "../packages/catalogue";
import { testMoment } from "./test-moment";

export const testPassword = "heave-ho-7";
// Cheap on purpose: the tests sign in hundreds of times.
const passwordHash = hash(testPassword, { memoryCost: 1024, timeCost: 1 });

/** Who a test club has, with their hours; approved and active unless said otherwise. */
const people = {
  admin: { firstName: "Avery", hours: 20, isAdmin: true },
  manager: { firstName: "Morgan", hours: 12, isManager: true },
  sam: { firstName: "Sam", hours: 10 },
  lee: { firstName: "Lee", hours: 5 },
  zero: { firstName: "Zia", hours: 0 },
  unlimited: { firstName: "Uma", hours: 1_000_000 },
  paused: { firstName: "Pat", hours: 8, membershipStatus: "paused" },
  pending: {
    firstName: "Priya",
    hours: 0,
    approvalStatus: "pending",
    membershipStatus: "inactive",
  },
} as const;

export type PersonKey = keyof typeof people;

/** Members of each role that the screens tell apart. */
export const memberRoles: [PersonKey, Role][] = [
  ["sam", "approved"],
  ["paused", "approved"],
  ["pending", "pending"],
  ["manager", "manager"],
  ["admin", "admin"],
];

/** The test club's boats: `offline` is switched off, `hidden` permanently disabled. */
const boats = {
  solo: { name: 'Solo 14 "Heron"', category: "single", lockCode: "4712" },
  tango: { name: 'Tango 17 "Orca"', category: "double", capacity: 3, lockCode: "2946" },
  offline: { name: 'Tango 17 "Cormorant"', category: "double", available: false },
  hidden: { name: 'Solo 14 "Old Gull"', category: "single", managerDisabled: true },
} as const;

export type BoatKey = keyof typeof boats;

export const personEmail = (key: PersonKey) => `${key}@row.example`;

export interface Roster {
  people: Record<PersonKey, Member>;
  boats: Record<BoatKey, Boat>;
}

/** Fills an empty database with the price list, the people and the boats. */
export async function fillClub(db: PrismaClient, at: Date): Promise<Roster> {
  const password = await passwordHash;
  return writing(db, async (tx) => {
    await ensureCatalogue(tx);
    const addPerson = (key: PersonKey) => {
      const { hours, ...data } = people[key];
      return buildMember(tx, { email: personEmail(key), password, ...data }, hours, testMoment(at));
    };
    return {
      people: {
        admin: await addPerson("admin"),
        manager: await addPerson("manager"),
        sam: await addPerson("sam"),
        lee: await addPerson("lee"),
        zero: await addPerson("zero"),
        unlimited: await addPerson("unlimited"),
        paused: await addPerson("paused"),
        pending: await addPerson("pending"),
      },
      boats: {
        solo: await buildBoat(tx, boats.solo),
        tango: await buildBoat(tx, boats.tango),
        offline: await buildBoat(tx, boats.offline),
        hidden: await buildBoat(tx, boats.hidden),
      },
    };
  });
}
