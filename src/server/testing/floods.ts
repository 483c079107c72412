import { once } from "node:events";
import type { Socket } from "node:net";
import type { AttackedClub } from "./attacked-club";
import { headOf, openSocket, sendRaw } from "./raw-request";

/** Much of the same at once. What it may cost stands beside it; a row or megabyte more fails. */
export interface Flood {
  name: string;
  /** gives how to end it; it goes on until then */
  pours: (club: AttackedClub) => Promise<() => void>;
  /**
   * By how many rows a table may grow; none unless it is named, but for the honest log-in beside it.
   * Counts of attempts (`rate_limits`) go the next night.
   */
  rows?: Record<string, number>;
}

const megabyte = 1024 * 1024;
const times = (count: number) => Array.from({ length: count }, (_, nr) => nr);
const json = ["Content-Type", "application/json"] as const;
const over = () => {};

/** Does it this often, with so many hands at once. */
async function often(count: number, hands: number, work: (nr: number) => Promise<unknown>) {
  const turns = times(count).values();
  const hand = async () => {
    for (const nr of turns) await work(nr);
  };
  await Promise.all(times(hands).map(hand));
}

export const floods: readonly Flood[] = [
  {
    name: "300 MB as a form",
    pours: async ({ server }) => {
      const headers = [
        ["Content-Type", "multipart/form-data; boundary=x"],
        ["Transfer-Encoding", "chunked"],
      ] as const;
      const chunk = Buffer.from(`10000\r\n${"a".repeat(0x10000)}\r\n`);
      let left = 300 * megabyte;
      async function* form() {
        for (; left > 0; left -= 0x10000) yield chunk;
      }
      const target = "/api/trpc/auth.login";
      while (left > 0)
        await sendRaw(server.origin, { method: "POST", target, headers, body: form() });
      return over;
    },
  },
  {
    name: "bodies that are just small enough",
    pours: async ({ server }) => {
      const body = Buffer.from(`{"email":"${"x".repeat(250_000)}","password":"x"}`);
      const login = { method: "POST", target: "/api/auth/login", headers: [json], body };
      await often(300, 8, () => sendRaw(server.origin, login));
      return over;
    },
  },
  {
    name: "photos from strangers, 50 at once",
    pours: async ({ server }) => {
      const body = Buffer.from(`{"photo":"${"x".repeat(2.9 * megabyte)}"}`);
      const report = { method: "POST", target: "/api/boats/1/damage", headers: [json], body };
      await often(200, 50, async () => {
        const end = await sendRaw(server.origin, report);
        if (end !== 401 && end !== "closed") throw new Error(`A stranger's photo: ${end}`);
      });
      return over;
    },
  },
  {
    name: "guesses and new passwords, by the batch",
    pours: async ({ signIn }) => {
      const jo = await signIn("jo");
      const input = { currentPassword: "guess", newPassword: "new-oars-9", token: "guess" };
      const batch = Object.fromEntries(times(200).map((nr) => [nr, input]));
      await often(40, 10, async (nr) => {
        const pairs = Array(nr % 2 ? 10 : 100).fill("auth.changePassword,auth.choosePassword");
        await jo.post(`/api/trpc/${pairs}?batch=1`, batch);
      });
      return over;
    },
    rows: { sessions: 2, sign_in_places: 1, rate_limits: 2 },
  },
  {
    name: "300 requests in one breath",
    pours: async ({ server }) => {
      const socket = await openSocket(server.origin);
      const ask = headOf({
        method: "GET",
        target: "/api/boats",
        headers: [["Connection", "keep-alive"]],
      });
      socket.write(ask.repeat(300));
      socket.write(headOf({ method: "GET", target: "/api/boats" }));
      socket.resume();
      await once(socket, "close");
      return over;
    },
  },
  {
    name: "300 idle feeds of one member",
    pours: async ({ server, signIn }) => {
      const { cookie = "" } = await signIn("ben");
      const target = "/api/trpc/bookings.changes?input=%7B%7D";
      const feed = headOf({ method: "GET", target, headers: [["Cookie", cookie]] });
      const feeds: Socket[] = [];
      await often(300, 20, async () => {
        const socket = await openSocket(server.origin);
        feeds.push(socket);
        socket.write(feed);
        await Promise.race([once(socket, "data"), once(socket, "close")]);
      });
      return () => feeds.forEach((socket) => void socket.destroy());
    },
    rows: { sessions: 2, sign_in_places: 1, rate_limits: 1 },
  },
  {
    name: "log-ins and links for everybody and nobody",
    pours: async ({ visitor }) => {
      await often(150, 20, async (nr) => {
        const email = nr % 3 ? `guess${nr}@willows.example` : "sam@willows.example";
        const path = nr % 2 ? "login" : "reset-password";
        await visitor().post(`/api/auth/${path}`, { email, password: "guess" });
      });
      return over;
    },
    // An hour of each kind from one address, the first failure in the trail, one link for Sam; and
    // counts of the address, twice, and of each of 51 e-mails, with the address and alone.
    rows: { visitor_counts: 2, audit_trail: 1, outbox: 1, one_time_links: 1, rate_limits: 104 },
  },
];
