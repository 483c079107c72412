import { expect, test } from "vitest";
import { csvExportNames } from "../reports/csv-exports";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();
const path = (name: string) => `/api/admin/exports/${name}.csv`;

const morning = () => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr: "06:30",
  duration: 1.5,
});

test.each(csvExportNames)("%s.csv is for admins alone", async (name) => {
  expect((await club().visitor().get(path(name))).status).toBe(401);
  expect((await (await club().signIn("manager")).get(path(name))).status).toBe(403);
  const answer = await (await club().signIn("admin")).get(path(name));
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe(
    `attachment; filename="${name}-2026-11-20.csv"`,
  );
});

test("a name that is a formula in a spreadsheet is downloaded as text", async () => {
  await club().house.db.member.update({
    where: { id: club().people.sam.id },
    data: { firstName: '=HYPERLINK("http://elsewhere.example")' },
  });
  const { text } = await (await club().signIn("admin")).get(path("members"));
  expect(text).toContain("'=HYPERLINK");
  expect(text).not.toMatch(/(^|,|")=/m);
});

test("hours that are over are no longer a member's, written off or not", async () => {
  const hoursOf = async (email: string) => {
    const { text } = await (await club().signIn("admin")).get(path("members"));
    const line = text.split("\n").find((one) => one.includes(email));
    return line?.trim().split(",").at(-1);
  };
  expect(await hoursOf("sam@row.example")).toBe("10");
  club().clock.passDays(366);
  expect(await hoursOf("sam@row.example")).toBe("0");
  expect(await hoursOf("unlimited@row.example")).toBe("1000000");
});

test("every line of the ledger is there, with its booking", async () => {
  const sam = await club().signIn("sam");
  for (let round = 0; round < 3; round += 1) {
    const booked = (await sam.post("/api/bookings", morning())).json() as {
      booking: { id: number };
    };
    await sam.delete(`/api/bookings/${booked.booking.id}`);
  }
  const { text } = await (await club().signIn("admin")).get(path("ledger"));
  const lines = await club().house.db.hourLine.count();
  expect(text.trim().split("\n")).toHaveLength(lines + 1);
  expect(text).toContain("WRC-0001");
});

test("a download is noted in the trail", async () => {
  await (await club().signIn("admin")).get(path("payments"));
  const [entry] = await club().house.db.auditEntry.findMany({ where: { act: "exported" } });
  expect(entry).toMatchObject({ subjectName: "payments.csv", actorId: club().people.admin.id });
});
