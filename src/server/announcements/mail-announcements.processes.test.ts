import { expect, test } from "vitest";
import { openTwoProcesses } from "../testing/open-two-processes";
import { testMoment } from "../testing/test-moment";
import { mailAnnouncements } from "./mail-announcements";

const club = openTwoProcesses();

test("of many runs at once, in two processes and beside edits, each member is mailed once", async () => {
  const manager = await club().signIn("manager");
  const body = {
    title: "Regatta",
    text: "Come and row.",
    audience: "members",
    mail: true,
    from: "2026-11-20",
    until: "2026-11-22",
  };
  await manager.post("/api/admin/announcements", body);
  const fail = (error: unknown) => {
    throw error;
  };
  const at = club().clock.now();
  const counts = await Promise.all([
    ...Array.from({ length: 8 }, () => mailAnnouncements(club().db, fail, testMoment(at))),
    ...Array.from({ length: 4 }, async (_, turn) => {
      await manager.put("/api/admin/announcements/1", { ...body, title: `Regatta ${turn}` });
      return 0;
    }),
  ]);
  const mails = await club().db.outboxMessage.findMany({ where: { kind: "announcement" } });
  expect(counts.filter((count) => count > 0)).toEqual([mails.length]);
  expect(new Set(mails.map(({ memberId }) => memberId)).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThan(3);
});
