import type { ServerProcess } from "./child-process";
import { type Load, type LoadOptions, loadServer, warmServer } from "./load";
import { connections, type ProductLoad, type Rounds } from "./rounds";
import { emailOf, fleet, month, password, type Slot } from "./season";

const { id, startDate, endDate } = month;
const monthPath = `/api/boats/${id}/availability?startDate=${startDate}&endDate=${endDate}`;
const pagesPath = `/api/trpc/boats.availability?input=${encodeURIComponent(JSON.stringify(month))}`;

// Each kind of load after one that only warms up: a process spends its first seconds on compiling
// itself, and a club's runs for weeks.

/** A month's availability, by everybody who asks for it. */
export async function measureReads(server: ServerProcess, rounds: Rounds<ProductLoad>) {
  const cookies = await signIn(server.url);
  const read = (count: number, headers: Record<string, string> = {}) =>
    loadServer(server, { path: monthPath, connections: count, headers });
  await warmServer(server, { path: monthPath, connections: 16 });
  for (const count of connections) rounds.add(`read over ${count}`, await read(count));
  rounds.add("read signed in", await read(16, { cookie: cookies.get(1) ?? "" }));
  rounds.add("read by our pages", await loadServer(server, { path: pagesPath, connections: 16 }));
  rounds.add("read again", await readAgain(server));
}

const turns = 3;

/** Bookings, with the gates of the club as they stand; `before` each turn something else has its own. */
export async function measureBookings(
  server: ServerProcess,
  nextSlot: () => Slot,
  load: "booking" | "booking, all gates on",
  rounds: Rounds<ProductLoad>,
  before = async () => {},
) {
  const bookings = bookingLoad(await signIn(server.url), nextSlot);
  await warmServer(server, bookings);
  for (let turn = 0; turn < turns; turn++) {
    await before();
    rounds.add(load, await loadServer(server, bookings));
  }
}

/** Logs every member in; gives their cookies by member id. */
async function signIn(url: string): Promise<Map<number, string>> {
  const cookies = new Map<number, string>();
  for (let member = 1; member <= fleet; member++) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: emailOf(member), password }),
    });
    const cookie = answer.headers.get("set-cookie")?.split(";")[0];
    if (!answer.ok || !cookie) throw new Error(`Log-in answered ${answer.status}.`);
    cookies.set(member, cookie);
  }
  return cookies;
}

/** Reads the month as somebody who has it already; a product that names no version sends it again. */
async function readAgain(server: ServerProcess): Promise<Load> {
  const etag = (await fetch(server.url + monthPath)).headers.get("etag");
  return loadServer(server, {
    path: monthPath,
    connections: 16,
    ...(etag && { headers: { "if-none-match": etag }, status: 304 }),
  });
}

/** Books one free slot after the other over 16 connections, each for the member it is meant for. */
function bookingLoad(cookies: Map<number, string>, nextSlot: () => Slot): LoadOptions {
  return {
    path: "/api/bookings",
    status: 201,
    connections: 16,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          const { memberId, ...booking } = nextSlot();
          const cookie = cookies.get(memberId) ?? "";
          const headers = { ...request.headers, "content-type": "application/json", cookie };
          return { ...request, headers, body: JSON.stringify(booking) };
        },
      },
    ],
  };
}
