import { beforeEach, describe, expect, it } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, type Log, logOf, outingIn, switchLogOn } from "../testing/outing-log";
import { deliveredTo, raisedAt } from "../testing/raised-alarms";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
let log: Log;
let id: number;
beforeEach(async () => {
  await switchLogOn(club());
  admin = await club().signIn("admin");
  const sam = await club().signIn("sam");
  log = logOf(sam);
  id = await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt(club(), "06:04");
  outingIn(await log.launch(id));
});

const alarmsAt = (time: string) => raisedAt(club(), time);
const toRower = "late boat to sam";
const toStaff = ["overdue boat to admin", "overdue boat to manager"];

describe("a boat whose rower asks for longer", () => {
  it("goes on being told of once others than the rower were, though the rower stays longer", async () => {
    expect(await alarmsAt("07:20")).toEqual([toRower, ...toStaff]);
    await deliveredTo(club());
    clockAt(club(), "07:21");
    outingIn(await log.extend(id, "07:30"));
    expect(await deliveredTo(club())).toEqual(["admin@row.example", "manager@row.example"]);
    expect((await log.outings())[0]?.state).toBe("overdue");
    expect(await alarmsAt("07:30")).toEqual(toStaff);
    expect(await alarmsAt("07:31")).toEqual([]);
    const trail = await admin.get(`/api/admin/incidents/${id}`);
    expect(trail.json()).toMatchObject({
      state: "open",
      dueTime: "07:00",
      extendedTo: "07:30",
      notes: [{ act: "extended", dueTime: "07:30", by: "Sam Marsh" }],
    });
  });

  it("is told of anew where it is due later than an admin knew who closed it", async () => {
    await alarmsAt("07:20");
    await admin.post(`/api/admin/incidents/${id}/close`, { note: "Ashore at Cattle Point" });
    outingIn(await log.extend(id, "07:30"));
    expect(await alarmsAt("07:39")).toEqual([]);
    expect(await alarmsAt("07:40")).toEqual([toRower]);
  });

  it("is told of no more where an admin closed it who knew of the later due time", async () => {
    await alarmsAt("07:20");
    outingIn(await log.extend(id, "07:30"));
    await admin.post(`/api/admin/incidents/${id}/close`, { note: "Ashore at Cattle Point" });
    expect(await alarmsAt("08:30")).toEqual([]);
  });
});
