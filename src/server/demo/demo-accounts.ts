import { fullName } from "../../shared/members/full-name";
import type { ClubView } from "../../shared/settings/club-view";
import type { DemoName } from "../env";
import { demoClubs } from "./demo-clubs";
import { type DemoKey, type DemoPerson, demoPeople } from "./demo-people";

/** What all of them log in with; published. */
export const demoPassword = "Rowing-2010!";

export const demoEmail = (key: DemoKey, demo: DemoName = "willows"): string =>
  `${key}@${demoClubs[demo].domain}`;

/** What the account access page shows while the server runs on demo data. */
export const demoAccounts = (demo: DemoName): NonNullable<ClubView["demo"]> => ({
  password: demoPassword,
  accounts: demoPeople.map((person: DemoPerson & { key: DemoKey }) => ({
    email: demoEmail(person.key, demo),
    name: fullName(person),
    standing: describe(person),
  })),
});

function describe(person: DemoPerson): string {
  if (person.pending) return "Waiting for approval";
  if (person.isAdmin) return "Admin";
  if (person.isManager) return "Manager";
  if (person.paused) return "Member, paused";
  return "Member";
}
