import { beforeAll, beforeEach, expect } from "vitest";
import { hashToken } from "../auth/one-time-links";
import type { PrismaClient } from "../database/open-database";
import type { Prisma } from "../generated/prisma/client";
import type { TestClub } from "./open-test-club";
import type { TestClient } from "./test-client";
import { type PersonKey, testPassword } from "./test-people";

/** Who asks: as whom they sign in, what they then become, and whose rights they have. */
const callers: Record<string, Caller> = {
  visitor: { rights: "visitor" },
  deleted: { person: "goner", becomes: { deletedAt: new Date(0) }, rights: "visitor" },
  pending: { person: "pending", rights: "pending" },
  member: { person: "sam", rights: "member" },
  "member on a temporary password": {
    person: "lee",
    becomes: { temporaryPassword: true },
    rights: "member",
  },
  paused: { person: "paused", rights: "paused" },
  "paused manager": {
    person: "zero",
    becomes: { isManager: true, membershipStatus: "paused" },
    rights: "paused",
  },
  "paused admin": {
    person: "unlimited",
    becomes: { isAdmin: true, membershipStatus: "paused" },
    rights: "paused",
  },
  manager: { person: "manager", rights: "manager" },
  admin: { person: "admin", rights: "admin" },
  "tablet at the dock": { rights: "dock" },
  "tablet that was ended": { rights: "visitor" },
};

const levels = ["visitor", "pending", "member", "paused", "manager", "admin", "dock"] as const;

interface Caller {
  person?: PersonKey | "goner";
  becomes?: Prisma.MemberUncheckedUpdateInput;
  rights: (typeof levels)[number];
}

/** What each caller gets, of what each access level gets in the order of `access levels`. */
export const eachCaller = (expected: number[]) =>
  Object.fromEntries(
    Object.entries(callers).map(([name, { rights }]) => [
      name,
      expected[levels.indexOf(rights)] ?? expected[0],
    ]),
  );

/**
 * Signs every caller in, once for the file's tests. Gives a function that asks as each of them and
 * says which status they got.
 */
export function openCallers(club: () => TestClub) {
  const cookies = new Map<string, string | undefined>();
  let comeBack: () => Promise<void>;

  beforeAll(async () => {
    cookies.set("tablet at the dock", "slipway-dock=a-key");
    cookies.set("tablet that was ended", "slipway-dock=a-key-that-was-ended");
    const { services, people, visitor } = club();
    const { db } = services;
    const goner = { ...people.sam, id: 1000, email: emailOf("goner") };
    await db.member.create({ data: goner });
    for (const [name, { person }] of Object.entries(callers)) {
      if (person) cookies.set(name, await signIn(visitor(), emailOf(person)));
    }
    const sessions = (await db.session.findMany()).map(({ sess, ...session }) => ({
      ...session,
      sess: Object(sess),
    }));
    comeBack = async () => {
      await pairTablet(db);
      await db.member.create({ data: goner });
      for (const { person, becomes } of Object.values(callers)) {
        if (!person || !becomes) continue;
        await db.member.update({ where: { email: emailOf(person) }, data: becomes });
      }
      await db.session.createMany({ data: sessions });
    };
  });

  // What a test changed is restored without them, and some calls end a session.
  beforeEach(() => comeBack());

  return async (ask: (client: TestClient) => Promise<{ status: number }>) => {
    const statuses: Record<string, number> = {};
    // From an address of their own each, so that no count of failures joins them.
    for (const [nr, name] of Object.keys(callers).entries()) {
      const client = club().visitor(`127.0.0.${nr}`);
      client.cookie = cookies.get(name);
      statuses[name] = (await ask(client)).status;
    }
    return statuses;
  };
}

const pairTablet = (db: PrismaClient) =>
  db.dockDevice.create({
    data: {
      name: "North dock",
      keyHash: hashToken("a-key"),
      createdAt: new Date(0),
      pairingExpiresAt: new Date(0),
      pairedAt: new Date(0),
    },
  });

const emailOf = (person: string) => `${person}@row.example`;

async function signIn(client: TestClient, email: string) {
  const answer = await client.post("/api/auth/login", { email, password: testPassword });
  expect(answer.status, answer.text).toBe(200);
  return client.cookie;
}
