import { addSeconds } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { tokenView } from "../../shared/tokens/token-schemas";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn, rowingDay } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { fridayNoon } from "../testing/test-clock";
import { testPassword } from "../testing/test-people";
import { makeToken, programWith } from "../testing/token-client";

const club = openTestClub();
let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
});

const tokensOf = async (client: TestClient) =>
  (await client.get("/api/auth/tokens")).read(z.array(tokenView));
const program = (token: string) => programWith(club(), token);
const acts = () =>
  club().services.db.auditEntry.findMany({
    select: { act: true, actorId: true },
    orderBy: { id: "asc" },
  });

describe("a token", () => {
  it("is told once, kept as a hash, listed without its secret and noted in the trail", async () => {
    const made = await makeToken(sam, { name: " Kitchen display ", access: "read" });
    expect(made).toEqual({
      id: expect.any(Number),
      name: "Kitchen display",
      token: expect.stringMatching(/^slip_[\w-]{43}$/),
    });
    expect(await tokensOf(sam)).toEqual([
      {
        id: made.id,
        name: "Kitchen display",
        access: "read",
        staff: false,
        createdAt: fridayNoon.toISOString(),
        lastUsedAt: null,
      },
    ]);
    const kept = JSON.stringify(await club().services.db.accessToken.findMany());
    expect(kept).not.toContain(made.token.slice(5));
    expect(await tokensOf(await club().signIn("lee"))).toEqual([]);
    await sam.delete(`/api/auth/tokens/${made.id}`);
    const samsAct = (act: string) => ({ act, actorId: club().people.sam.id });
    expect(await acts()).toEqual([samsAct("token made"), samsAct("token revoked")]);
  });

  it("books for its member, whose keys of repetition it shares", async () => {
    const { token } = await makeToken(sam);
    const input = {
      boatId: club().boats.solo.id,
      dateStr: rowingDay,
      timeStr: "06:00",
      duration: 1,
    };
    const key = { "idempotency-key": "once" };
    const booked = await program(token).post("/api/bookings", input, key);
    expect(booked.status, booked.text).toBe(201);
    expect((await sam.post("/api/bookings", input, key)).json()).toEqual(booked.json());
  });

  it("alone judges the request, whatever cookie is beside it", async () => {
    const { token } = await makeToken(sam, { access: "read" });
    const both = program(token);
    both.cookie = (await club().signIn("admin")).cookie;
    expect((await both.get("/api/auth/me")).json()).toMatchObject({
      member: { id: club().people.sam.id },
    });
    expect(refusalIn(await both.get("/api/admin/members"))).toEqual([403, "NOT_ADMIN"]);
    for (const wrong of ["", "slip_nobody", `${token}x`]) {
      const stranger = program(wrong);
      stranger.cookie = sam.cookie;
      expect(refusalIn(await stranger.get("/api/auth/me"))).toEqual([401, "TOKEN_UNKNOWN"]);
      expect(refusalIn(await stranger.get("/api/boats"))).toEqual([401, "TOKEN_UNKNOWN"]);
    }
  });

  it("is one of ten at most, and leaves its place when it is revoked", async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        sam.post("/api/auth/tokens", { name: "Till", access: "read" }),
      ),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 422, 422]);
    const [{ id } = { id: 0 }] = await tokensOf(sam);
    expect(refusalIn(await (await club().signIn("lee")).delete(`/api/auth/tokens/${id}`))).toEqual([
      404,
      "TOKEN_NOT_FOUND",
    ]);
    expect((await sam.delete(`/api/auth/tokens/${id}`)).json()).toEqual({ ok: true });
    await makeToken(sam);
  });

  it("ends at once when it is revoked", async () => {
    const { id, token } = await makeToken(sam);
    expect((await program(token).get("/api/boats")).status).toBe(200);
    await sam.delete(`/api/auth/tokens/${id}`);
    expect(refusalIn(await program(token).get("/api/boats"))).toEqual([401, "TOKEN_UNKNOWN"]);
  });

  it("notes its last use, once a minute", async () => {
    const { token } = await makeToken(sam);
    const usedAt = async (seconds: number) => {
      club().clock.set(addSeconds(fridayNoon, seconds));
      await program(token).get("/api/boats");
      return (await tokensOf(sam))[0]?.lastUsedAt;
    };
    const first = await usedAt(10);
    expect(first).toBe(addSeconds(fridayNoon, 10).toISOString());
    expect(await usedAt(69)).toBe(first);
    expect(await usedAt(70)).toBe(addSeconds(fridayNoon, 70).toISOString());
  });

  it.each(["", "  ", "x".repeat(61), undefined])("refuses the name %j", async (name) => {
    const answer = await sam.post("/api/auth/tokens", { name, access: "read" });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ field: "name" });
  });
});

describe("its member's role is read at every call", () => {
  it("paused, they row no more; removed, it is nobody's", async () => {
    const { db } = club().services;
    const { id } = club().people.sam;
    const { token } = await makeToken(sam);
    await db.member.update({ where: { id }, data: { membershipStatus: "paused" } });
    const input = {
      boatId: club().boats.solo.id,
      dateStr: rowingDay,
      timeStr: "06:00",
      duration: 1,
    };
    expect(refusalIn(await program(token).post("/api/bookings", input))).toEqual([403, "PAUSED"]);
    const admin = await club().signIn("admin");
    expect((await admin.delete(`/api/admin/members/${id}`)).status).toBe(200);
    expect(refusalIn(await program(token).get("/api/boats"))).toEqual([401, "TOKEN_UNKNOWN"]);
    expect(await db.accessToken.count()).toBe(0);
  });

  it.each<[string, (member: TestClient) => Promise<unknown>]>([
    ["logs out everywhere", (member) => member.post("/api/auth/force-logout")],
    [
      "changes the password",
      (member) =>
        member.put("/api/auth/change-password", {
          currentPassword: testPassword,
          newPassword: "a-new-password-9",
        }),
    ],
    [
      "is given another password",
      async () =>
        (await club().signIn("admin")).post(
          `/api/admin/members/${club().people.sam.id}/reset-password`,
        ),
    ],
  ])("a token ends when its member %s", async (_, end) => {
    const { token } = await makeToken(sam);
    await end(sam);
    expect(refusalIn(await program(token).get("/api/boats"))).toEqual([401, "TOKEN_UNKNOWN"]);
  });

  it("nobody makes one with a session that was ended meanwhile", async () => {
    const { services, people } = club();
    const ended = sam.post("/api/auth/force-logout");
    const making = Array.from({ length: 8 }, () =>
      sam.post("/api/auth/tokens", { name: "Till", access: "read" }),
    );
    await Promise.all([ended, ...making]);
    expect(await services.db.accessToken.count({ where: { memberId: people.sam.id } })).toBe(0);
  });
});

describe("powers as staff", () => {
  it("are in a token only when they were asked for", async () => {
    const admin = await club().signIn("admin");
    const plain = program((await makeToken(admin)).token);
    expect(refusalIn(await plain.get("/api/admin/members"))).toEqual([403, "NOT_ADMIN"]);
    const staff = program((await makeToken(admin, { staff: true })).token);
    expect((await staff.get("/api/admin/members")).status).toBe(200);
  });

  it("cannot be asked for without them", async () => {
    const input = { name: "Till", access: "read", staff: true };
    expect(refusalIn(await sam.post("/api/auth/tokens", input))).toEqual([403, "NOT_MANAGER"]);
  });

  it("end with the role", async () => {
    const staff = program((await makeToken(await club().signIn("manager"), { staff: true })).token);
    expect((await staff.get("/api/manager/members")).status).toBe(200);
    const where = { id: club().people.manager.id };
    await club().services.db.member.update({ where, data: { isManager: false } });
    expect(refusalIn(await staff.get("/api/manager/members"))).toEqual([403, "NOT_MANAGER"]);
  });
});
