import { expect, test } from "vitest";
import { bookedView } from "../../../shared/bookings/booking-schemas";
import { expireHours } from "../../hours/expire-hours";
import { csvExportNames } from "../../reports/csv-exports";
import { openTestClub } from "../../testing/open-test-club";
import { clubInstant, testMoment } from "../../testing/test-moment";

const club = openTestClub();
const fail = (error: unknown) => {
  throw error;
};
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
  await club().services.db.member.update({
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
    const [header, ...lines] = text.split("\n").map((line) => line.split(","));
    const cells = lines.find((line) => line.includes(email));
    return cells?.[header?.indexOf("hoursRemaining") ?? -1];
  };
  expect(await hoursOf("sam@row.example")).toBe("10");
  club().clock.passDays(366);
  expect(await hoursOf("sam@row.example")).toBe("0");
  expect(await hoursOf("unlimited@row.example")).toBe("1000000");
});

test("every line of the ledger is there, with its booking", async () => {
  const sam = await club().signIn("sam");
  for (let round = 0; round < 3; round += 1) {
    const booked = (await sam.post("/api/bookings", morning())).read(bookedView);
    await sam.delete(`/api/bookings/${booked.booking.id}`);
  }
  const { text } = await (await club().signIn("admin")).get(path("ledger"));
  const lines = await club().services.db.hourLine.count();
  expect(text.trim().split("\n")).toHaveLength(lines + 1);
  expect(text).toContain("WRC-0001");
});

test("every table writes instants, hours, money and rights as spreadsheets read them", async () => {
  const sam = await club().signIn("sam");
  await sam.post("/api/bookings", morning());
  const admin = await club().signIn("admin");
  const solo = club().boats.solo.id;
  await admin.put(`/api/admin/boats/${solo}/toggle`, { available: false });
  await admin.post(`/api/admin/members/${club().people.lee.id}/purchase`, {
    items: [{ planId: 1, quantity: 1 }],
  });
  const tables: Record<string, string> = {};
  for (const name of csvExportNames) tables[name] = (await admin.get(path(name))).text;
  expect(tables).toMatchInlineSnapshot(`
    {
      "audit": "﻿id,createdAt,act,actor,subjectType,subjectId,subject,before,after
    1,2026-11-20T19:30:00.000Z,boat switched off,Avery Marsh,boat,1,"Solo 14 ""Heron""","{""available"":true}","{""available"":false}"
    2,2026-11-20T19:30:00.000Z,payment captured,Avery Marsh,member,4,Lee Marsh,,"{""total"":""183.75"",""orderId"":1,""currency"":""CAD"",""captureId"":""CLUBHOUSE-1"",""receiptNumber"":1}"
    3,2026-11-20T19:30:00.000Z,sold at the clubhouse,Avery Marsh,member,4,Lee Marsh,,"{""paid"":true,""total"":""183.75"",""orderId"":1,""currency"":""CAD""}"
    4,2026-11-20T19:30:00.000Z,exported,Avery Marsh,club,,members.csv,,
    5,2026-11-20T19:30:00.000Z,exported,Avery Marsh,club,,bookings.csv,,
    6,2026-11-20T19:30:00.000Z,exported,Avery Marsh,club,,ledger.csv,,
    7,2026-11-20T19:30:00.000Z,exported,Avery Marsh,club,,payments.csv,,
    8,2026-11-20T19:30:00.000Z,exported,Avery Marsh,club,,audit.csv,,
    ",
      "boats": "﻿id,name,description,category,capacity,requiredClearance,lights,available,managerDisabled
    1,"Solo 14 ""Heron""",,single,2,,no,no,no
    2,"Tango 17 ""Orca""",,double,3,,no,yes,no
    3,"Tango 17 ""Cormorant""",,double,2,,no,no,no
    4,"Solo 14 ""Old Gull""",,single,2,,no,yes,yes
    ",
      "bookings": "﻿reference,date,start,duration,boat,memberId,member,hoursUsed,status,createdAt,hoursKept
    WRC-0001,2026-11-21,06:30,1.5,"Solo 14 ""Heron""",3,Sam Marsh,1.5,confirmed,2026-11-20T19:30:00.000Z,0
    ",
      "clearances": "﻿memberId,member,clearance,grantedOn,expiresOn
    ",
      "hours": "﻿lot,email,member,hours,expiresOn
    1,admin@row.example,Avery Marsh,20,2027-11-20
    2,manager@row.example,Morgan Marsh,12,2027-11-20
    3,sam@row.example,Sam Marsh,8.5,2027-11-20
    4,lee@row.example,Lee Marsh,5,2027-11-20
    5,unlimited@row.example,Uma Marsh,1000000,
    6,paused@row.example,Pat Marsh,8,2027-11-20
    7,lee@row.example,Lee Marsh,5,2027-11-20
    ",
      "ledger": "﻿id,createdAt,memberId,kind,hours,balance,reason,booking
    1,2026-11-20T19:30:00.000Z,1,credit,20,20,Opening balance,
    2,2026-11-20T19:30:00.000Z,2,credit,12,12,Opening balance,
    3,2026-11-20T19:30:00.000Z,3,credit,10,10,Opening balance,
    4,2026-11-20T19:30:00.000Z,4,credit,5,5,Opening balance,
    5,2026-11-20T19:30:00.000Z,6,credit,1000000,1000000,Unlimited membership,
    6,2026-11-20T19:30:00.000Z,7,credit,8,8,Opening balance,
    7,2026-11-20T19:30:00.000Z,3,charge,-1.5,8.5,"Booked Solo 14 ""Heron""",WRC-0001
    8,2026-11-20T19:30:00.000Z,4,credit,5,10,Bought 1 × 5 Hour Plan,
    ",
      "members": "﻿id,firstName,lastName,email,phone,address,city,province,postalCode,approvalStatus,membershipStatus,isManager,isAdmin,registrationDate,hoursRemaining,feePaidOn
    1,Avery,Marsh,admin@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,active,,1,2026-11-20T19:30:00.000Z,20,
    2,Morgan,Marsh,manager@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,active,1,,2026-11-20T19:30:00.000Z,12,
    3,Sam,Marsh,sam@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,active,,,2026-11-20T19:30:00.000Z,8.5,
    4,Lee,Marsh,lee@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,active,,,2026-11-20T19:30:00.000Z,10,
    5,Zia,Marsh,zero@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,active,,,2026-11-20T19:30:00.000Z,0,
    6,Uma,Marsh,unlimited@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,active,,,2026-11-20T19:30:00.000Z,1000000,
    7,Pat,Marsh,paused@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,approved,paused,,,2026-11-20T19:30:00.000Z,8,
    8,Priya,Marsh,pending@row.example,250-555-0100,12 Beach Drive,Victoria,BC,,pending,inactive,,,2026-11-20T19:30:00.000Z,0,
    ",
      "payments": "﻿receipt,capturedAt,memberId,gateway,status,subtotal,gst,total,refunded,payer,items,paidOn,refundedOn,refundedGst,currency,taxes
    1,2026-11-20T19:30:00.000Z,4,clubhouse,captured,175.00,8.75,183.75,0.00,Lee Marsh,1 × 5 Hour Plan,2026-11-20,,0.00,CAD,GST 5% 8.75
    ",
    }
  `);
});

test("a payment names who paid for what, and its days are the club's", async () => {
  const admin = await club().signIn("admin");
  const items = [1, 2].map((planId) => ({ planId, quantity: 1 }));
  club().clock.set(clubInstant("2026-11-20", "21:30"));
  await admin.post(`/api/admin/members/${club().people.lee.id}/purchase`, { items });
  const payments = async () => (await admin.get(path("payments"))).text.trim().split(",");
  expect((await payments()).slice(-7)).toEqual([
    "Lee Marsh",
    "1 × 5 Hour Plan; 1 × 10 Hour Plan",
    "2026-11-20",
    "",
    "0.00",
    "CAD",
    "GST 5% 21.25",
  ]);
  club().clock.set(clubInstant("2026-11-21", "21:30"));
  const { id } = await club().services.db.order.findFirstOrThrow();
  await admin.post("/api/trpc/admin.refund", { id, reason: "injured" });
  expect((await payments()).slice(-5)).toEqual([
    ...["2026-11-20", "2026-11-21", "21.25", "CAD", "GST 5% 21.25"],
  ]);
});

test("the ledger has an expiry that is due as it will be written", async () => {
  const { sam } = club().people;
  const expiries = async () => {
    const { text } = await (await club().signIn("admin")).get(path("ledger"));
    const lines = text.trim().split("\n").slice(1);
    // Its id is the only thing that the writing gives it.
    return lines
      .filter((line) => line.includes(",expiry,"))
      .map((line) => line.replace(/^-?\d+/, ""));
  };
  expect(await expiries()).toEqual([]);
  club().clock.passDays(366);
  const due = await expiries();
  expect(due).toContain(`,2027-11-21T07:00:00.000Z,${sam.id},expiry,-10,0,Hours expired,`);
  await expireHours(club().services.db, fail, testMoment(club().clock.now()));
  expect((await expiries()).sort()).toEqual(due.sort());
});

test("a download is noted in the trail", async () => {
  await (await club().signIn("admin")).get(path("payments"));
  const [entry] = await club().services.db.auditEntry.findMany({ where: { act: "exported" } });
  expect(entry).toMatchObject({ subjectName: "payments.csv", actorId: club().people.admin.id });
});
