import { setTimeout as pause } from "node:timers/promises";
import { largePhoto } from "../../../src/server/testing/plain-png";
import { addDays } from "../../../src/shared/time/club-dates";
import { sheetOf } from "../imports/largest-sheets";

/** The club that is asked. */
export interface Club {
  url: string;
  admin: { email: string; password: string };
  cookie: string;
  today: string;
  /** writes a backup, as whoever runs the club does beside it */
  backUp: () => Promise<void>;
}

// Packed ahead, because that keeps this process, whose clock runs, from hearing an answer.
const photo = largePhoto();

/** What takes a process the longest, by the name it has in the table. */
export const heavyCalls: Record<string, (club: Club) => Promise<unknown>> = {
  nothing: () => pause(3_000),
  "a sheet of commas": (club) => bringIn(club, `E-mail,City\n${",".repeat(600_000)}`, 422),
  "a sheet of line ends": (club) => bringIn(club, `E-mail,City\n${"\n".repeat(1_900_000)}a`, 422),
  "5,000 members, tried out": (club) => bringIn(club, sheetOf("members"), 200, true),
  "5,000 new members": (club) => bringIn(club, newMembers(), 200),
  "outings of 100 days": (club) => get(club, `/api/outings?${days(club, 100)}`),
  "bookings of 100 days": (club) => get(club, `/api/admin/bookings/range?${days(club, 100)}`),
  "all members": (club) => get(club, "/api/admin/members"),
  "the managers' roster": (club) => get(club, "/api/manager/members"),
  "bookings.csv": (club) => get(club, "/api/admin/exports/bookings.csv"),
  "audit.csv": (club) => get(club, "/api/admin/exports/audit.csv"),
  "members.csv": (club) => get(club, "/api/admin/exports/members.csv"),
  "the annual report's PDF": (club) => get(club, "/api/admin/annual-report.pdf"),
  "a photo of 25 megapixels": (club) =>
    post(club, "/api/boats/1/damage", {
      severity: "minor",
      what: "A scratch at the bow",
      photo,
    }),
  "a backup": (club) => club.backUp(),
  // Without the cookie, whose session a log-in would end.
  "16 log-ins": ({ url, admin }) =>
    Promise.all(Array.from({ length: 16 }, () => post({ url }, "/api/auth/login", admin))),
  "the admins' home": (club) => get(club, "/admin"),
};

const days = ({ today }: Club, many: number) =>
  `startDate=${addDays(today, 1 - many)}&endDate=${today}`;

const newMembers = () => sheetOf("members").replaceAll("@rowing.example", "@other.example");

async function bringIn(club: Club, csv: string, status: number, dryRun = false) {
  const file = Buffer.from(csv).toString("base64");
  return post(club, "/api/admin/import", { kind: "members", file, dryRun }, status);
}

async function get({ url, cookie }: Club, path: string) {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}.`);
  // Piece by piece, because a long text made at once keeps this process from hearing another answer.
  for await (const _piece of answer.body);
}

/** Asks, and gives the answer; `status` is what it is expected to be, by default any that went well. */
export async function post(
  { url, cookie = "" }: { url: string; cookie?: string },
  path: string,
  body: object,
  status?: number,
): Promise<Response> {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (status ? answer.status !== status : !answer.ok)
    throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return answer;
}
