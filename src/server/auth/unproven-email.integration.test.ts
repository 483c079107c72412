import { describe, expect, test } from "vitest";
import { newMember } from "../testing/answer-shapes";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import { signInTo } from "../testing/sign-in-to";
import { injecting, TestClient } from "../testing/test-client";

const club = openTestClub();

const application = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@row.example",
  phone: "250-555-0199",
  address: "1 Bay Street",
};
const login = (email: string, password: string) =>
  club().visitor().post("/api/auth/login", { email, password });

describe("an application under somebody else's e-mail", () => {
  async function applyAndBeApproved(
    temporaryPassword: string | undefined,
    changesPassword = false,
  ) {
    const app = await buildTestApp({ ...club().services, temporaryPassword });
    const thief = new TestClient(injecting(app));
    const registered = await thief.post("/api/members/register", application);
    const { member, tempPassword } = registered.read(newMember);
    const body = { email: application.email, password: tempPassword };
    await thief.post("/api/auth/login", body);
    if (changesPassword) {
      const change = { currentPassword: tempPassword, newPassword: "thieves-oars-9" };
      expect((await thief.put("/api/auth/change-password", change)).status).toBe(200);
      body.password = change.newPassword;
    }
    expect((await thief.get("/api/auth/me")).status).toBe(200);
    const admin = await signInTo(new TestClient(injecting(app)), "admin");
    const approval = await admin.put(`/api/admin/members/${member.id}/approve`);
    expect(approval.status).toBe(200);
    expect((await thief.get("/api/auth/me")).status).toBe(401);
    await app.close();
    return login(body.email, body.password);
  }

  test("loses its sessions with the approval; a fixed word goes on opening the account", async () => {
    expect((await applyAndBeApproved("welcome-aboard")).status).toBe(200);
  });

  test.each([false, true])(
    "opens nothing with a generated password, changed or not (%s): the mailed link alone does",
    async (changed) => {
      expect((await applyAndBeApproved(undefined, changed)).status).toBe(401);
      const { db } = club().services;
      const welcome = await db.outboxMessage.findFirst({ where: { kind: "approved" } });
      const token = welcome?.secretLink?.split("/").at(-1);
      const chosen = { token, newPassword: "owners-oars-9" };
      const choosing = await club().visitor().post("/api/auth/choose-password", chosen);
      expect(choosing.status).toBe(200);
      expect((await login(application.email, chosen.newPassword)).status).toBe(200);
    },
  );
});
