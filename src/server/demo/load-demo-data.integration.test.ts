import { expect, test } from "vitest";
import { act } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { demoEmail } from "./demo-accounts";
import { findDemo } from "./load-demo-data";

const club = openTestClub();

test("a club that approves applicants with published e-mails makes no demo of itself", async () => {
  const { db } = club().services;
  const { id } = club().people.pending;
  await db.member.update({ where: { id }, data: { email: demoEmail("admin") } });
  await act(await club().signIn("admin"), "admin.approveMember", { id });
  expect(await findDemo(db)).toBeNull();
});

test("a demo club stays one, whoever has left and whatever its admins call it", async () => {
  const { db } = club().services;
  await db.clubSettings.create({ data: { id: 1, settings: {}, demo: true, demoName: "elbe" } });
  await act(await club().signIn("admin"), "admin.editSettings", { name: "Our own club" });
  expect(await findDemo(db)).toBe("elbe");
});
