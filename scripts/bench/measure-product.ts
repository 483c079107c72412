import { type Load, loadUrl } from "./load";
import { connections, type Rounds } from "./rounds";
import { emailOf, fleet, month, password, type Slot } from "./season";

/**
 * The product's loads, after a first one of each kind that only warms up: a process spends its
 * first seconds on compiling itself, and a club's runs for weeks.
 */
export async function measureProduct(url: string, nextSlot: () => Slot, rounds: Rounds) {
  const cookies = await signIn(url);
  await readMonth(url, 16);
  for (const count of connections) {
    rounds.add(`read over ${count}`, await readMonth(url, count));
  }
  rounds.add("read signed in", await readMonth(url, 16, cookies.get(1)));
  await book(url, cookies, nextSlot);
  rounds.add("booking", await book(url, cookies, nextSlot));
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

/** Reads the month's availability, signed in when a cookie is given. */
function readMonth(url: string, count: number, cookie?: string): Promise<Load> {
  const { id, startDate, endDate } = month;
  return loadUrl({
    url: `${url}/api/boats/${id}/availability?startDate=${startDate}&endDate=${endDate}`,
    connections: count,
    ...(cookie && { headers: { cookie } }),
  });
}

/** Books one free slot after the other over 16 connections, each for the member it is meant for. */
function book(url: string, cookies: Map<number, string>, nextSlot: () => Slot): Promise<Load> {
  return loadUrl({
    url: `${url}/api/bookings`,
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
  });
}
