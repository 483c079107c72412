import { unlimitedHours } from "../../shared/hours/quarters";

/** The demo's people; rules, Demo data. Hours are what they have after the demo bookings. */
export const demoPeople = [
  { key: "admin", firstName: "Avery", lastName: "Chen", hours: 20, isAdmin: true, joined: -800 },
  {
    key: "manager",
    firstName: "Morgan",
    lastName: "Reid",
    hours: 12,
    isManager: true,
    joined: -700,
  },
  { key: "sam", firstName: "Sam", lastName: "Okafor", hours: 10, joined: -201 },
  { key: "jo", firstName: "Jo", lastName: "Lindqvist", hours: 2.5, joined: -160 },
  { key: "zero", firstName: "Zia", lastName: "Farouk", hours: 0, joined: -90 },
  {
    key: "unlimited",
    firstName: "Uma",
    lastName: "Patel",
    hours: unlimitedHours,
    joined: -500,
    hoursGiven: -500,
  },
  {
    key: "paused",
    firstName: "Pat",
    lastName: "Dubois",
    hours: 8,
    paused: true,
    joined: -350,
    hoursGiven: -345,
  },
  { key: "lee", firstName: "Lee", lastName: "Tanaka", hours: 5, joined: -155 },
  { key: "ana", firstName: "Ana", lastName: "Moreau", hours: 5, joined: -100 },
  { key: "ben", firstName: "Ben", lastName: "Hughes", hours: 5, joined: -355 },
  { key: "pending1", firstName: "Priya", lastName: "Nair", pending: true, joined: -4 },
  { key: "pending2", firstName: "Theo", lastName: "Marchetti", pending: true, joined: -2 },
  { key: "pending3", firstName: "Ruth", lastName: "Sinclair", pending: true, joined: -1 },
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
  /** days from today */
  joined: number;
  /** When the hours were given that nobody bought, in days from today; they last a year. */
  hoursGiven?: number;
}

export type DemoKey = (typeof demoPeople)[number]["key"];
