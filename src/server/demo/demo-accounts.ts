import { club } from "../../shared/club";

/** The demo's people; rules, Demo data. Hours are what they have after the demo bookings. */
export const demoPeople = [
  { key: "admin", firstName: "Avery", lastName: "Chen", hours: 20, isAdmin: true },
  { key: "manager", firstName: "Morgan", lastName: "Reid", hours: 12, isManager: true },
  { key: "sam", firstName: "Sam", lastName: "Okafor", hours: 10 },
  { key: "jo", firstName: "Jo", lastName: "Lindqvist", hours: 2.5 },
  { key: "zero", firstName: "Zia", lastName: "Farouk", hours: 0 },
  { key: "unlimited", firstName: "Uma", lastName: "Patel", hours: club.unlimitedHours },
  { key: "paused", firstName: "Pat", lastName: "Dubois", hours: 8, paused: true },
  { key: "lee", firstName: "Lee", lastName: "Tanaka", hours: 5 },
  { key: "ana", firstName: "Ana", lastName: "Moreau", hours: 5 },
  { key: "ben", firstName: "Ben", lastName: "Hughes", hours: 5 },
  { key: "pending1", firstName: "Priya", lastName: "Nair", pending: true },
  { key: "pending2", firstName: "Theo", lastName: "Marchetti", pending: true },
  { key: "pending3", firstName: "Ruth", lastName: "Sinclair", pending: true },
] as const satisfies readonly DemoPerson[];

export interface DemoPerson {
  key: string;
  firstName: string;
  lastName: string;
  hours?: number;
  isAdmin?: boolean;
  isManager?: boolean;
  paused?: boolean;
  pending?: boolean;
}

export type DemoKey = (typeof demoPeople)[number]["key"];

export const demoEmail = (key: DemoKey): string => `${key}@willows.example`;

/** What the account access page shows while the server runs on demo data. */
export const demoAccounts = {
  password: "Rowing-2010!",
  accounts: demoPeople.map((person: DemoPerson & { key: DemoKey }) => ({
    email: demoEmail(person.key),
    name: `${person.firstName} ${person.lastName}`,
    standing: describe(person),
  })),
};

function describe(person: DemoPerson): string {
  if (person.pending) return "Waiting for approval";
  if (person.isAdmin) return "Admin";
  if (person.isManager) return "Manager";
  if (person.paused) return "Member, paused";
  return "Member";
}
