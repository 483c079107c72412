import { expect, test } from "vitest";
import { figureNames } from "../../../shared/annual-report/annual-report-schemas";
import { openTestClub } from "../../testing/open-test-club";
import { bookAt } from "../../testing/outing-log";
import { readPdf } from "../../testing/read-pdf";

const club = openTestClub();

const path = (file: string, query = "") => `/api/admin/annual-report/${file}${query}`;
const days = "?startDate=2026-11-01&endDate=2026-12-31";

test("every figure can be taken along, of the last twelve full months unless days are said", async () => {
  const admin = await club().signIn("admin");
  for (const name of figureNames) {
    const answer = await admin.get(path(`${name}.csv`));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const file = `${name}-2025-11-01-2026-10-31.csv`;
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${file}"`);
  }
  const acts = await club().services.db.auditEntry.findMany({
    where: { act: "exported" },
    orderBy: { id: "asc" },
  });
  expect(acts).toHaveLength(figureNames.length);
  expect(acts[0]).toMatchObject({ subjectName: "hours-2025-11-01-2026-10-31.csv" });
});

test("tables hold what spreadsheets reckon with, and no formula", async () => {
  const { services, people } = club();
  const admin = await club().signIn("admin");
  const items = [{ planId: 1, quantity: 1 }];
  await admin.post(`/api/admin/members/${people.lee.id}/purchase`, { items });
  const firstName = '=HYPERLINK("http://elsewhere.example")';
  await services.db.member.update({ where: { id: people.sam.id }, data: { firstName } });
  await services.db.boat.update({ where: { id: club().boats.solo.id }, data: { name: "@Heron" } });
  club().clock.passDays(100);
  const again = await club().signIn("admin");
  const read = async (file: string) => (await again.get(path(file, days))).text;
  expect(await read("income.csv")).toBe(
    "\uFEFFmonth,orders,net,gst,gross,refunded,reversed,gstBack,kept\n" +
      "2026-11,1,175.00,8.75,183.75,0.00,0.00,0.00,183.75\n" +
      "2026-12,0,0.00,0.00,0.00,0.00,0.00,0.00,0.00\n",
  );
  expect(await read("fleet.csv")).toContain("\n'@Heron,0,0,0,0,0\n");
  const quiet = await (await again.get(path("quiet.csv", `${days}&quietDays=30`))).text;
  expect(quiet).toContain('\n"\'=HYPERLINK(""http://elsewhere.example"") Marsh",active,\n');
});

test("days that cannot be are refused in words", async () => {
  const admin = await club().signIn("admin");
  const refused = async (query: string) => {
    const { status, text } = await admin.get(path("hours.csv", query));
    return [status, JSON.parse(text).error];
  };
  expect(await refused("?startDate=2026-02-30&endDate=2026-11-01")).toEqual([
    400,
    "Please select a real date, written yyyy-MM-dd",
  ]);
  expect(await refused("?startDate=2026-12-01&endDate=2026-11-01")).toEqual([
    400,
    "The end date must not be before the start date",
  ]);
  expect(await refused("?startDate=2020-01-01&endDate=2026-11-01")).toEqual([
    400,
    "Please ask for at most two years at once",
  ]);
  expect((await refused("?quietDays=1"))[0]).toBe(400);
  expect((await refused("?startDate=2026-01-01&startDate=2026-01-02"))[0]).toBe(400);
});

test("the PDF holds every figure but the one that names people, in the club's own letters", async () => {
  const { services, app, people } = club();
  await services.db.clubSettings.upsert({
    where: { id: 1 },
    create: { id: 1, settings: { name: "Club d'aviron Élan" } },
    update: { settings: { name: "Club d'aviron Élan" } },
  });
  const firstName = "Łucja";
  await services.db.member.update({ where: { id: people.sam.id }, data: { firstName } });
  await services.db.boat.update({ where: { id: club().boats.solo.id }, data: { name: "Étoile" } });
  await bookAt(await club().signIn("sam"), club().boats.solo.id, "06:00");
  const items = [{ planId: 1, quantity: 1 }];
  const admin = await club().signIn("admin");
  await admin.post(`/api/admin/members/${people.lee.id}/purchase`, { items });
  club().clock.passDays(100);
  const { cookie } = await club().signIn("admin");
  const answer = await app.inject({
    url: `/api/admin/annual-report.pdf${days}&quietDays=30`,
    headers: { cookie: cookie ?? "" },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const text = await readPdf(answer.rawPayload);
  expect(text).toContain("Club d'aviron Élan");
  expect(text).toContain("November 1, 2026 to December 31, 2026");
  expect(text).toContain("Étoile");
  expect(text).toContain("183.75");
  expect(text).toContain("The outing log is off");
  expect(text).toContain("Today the club has 7; without a booking after December 1, 2026: 7.");
  expect(text).not.toContain(firstName);
  expect(text).not.toContain("Members who went quiet");
});
