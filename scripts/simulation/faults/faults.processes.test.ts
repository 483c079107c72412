import { afterEach, expect, test } from "vitest";
import type { DatabaseHosts } from "../database-host";
import { playStory } from "../play-story";
import { prepareTestHosts } from "../replay";
import type { Story } from "../story";

let hosts: DatabaseHosts | undefined;
afterEach(() => hosts?.close());

const day = "2026-03-02";
const book = { at: `${day} 08:40`, do: "book", by: "admin", day, start: "09:00", hours: 1 };
const overdue: Story = [
  { ...book, booking: 1, who: 9, boat: 1 },
  { ...book, booking: 2, who: 10, boat: 2 },
  { at: `${day} 08:50`, do: "boats go out", bookings: [1, 2] },
  { at: `${day} 10:12`, do: "work" },
];
const added = { do: "add hours", label: 1, who: 9, hours: 1 };
const fullDisk: Story = [
  { at: `${day} 12:00`, do: "the disk is full" },
  { at: `${day} 12:10`, ...added },
  { at: `${day} 12:20`, do: "work" },
  { at: `${day} 12:30`, do: "look at bookings", who: 9 },
];

test.each(["embedded", "PostgreSQL"] as const)(
  "a club on the %s database bears each fault",
  async (database) => {
    hosts = await prepareTestHosts(database);
    const story: Story = [
      ...overdue,
      { at: `${day} 10:20`, do: "the clocks are set back", minutes: 120 },
      { at: `${day} 10:30`, do: "work" },
      { at: `${day} 11:30`, do: "the clocks are right" },
      { at: `${day} 11:31`, do: "work" },
      { at: `${day} 11:40`, do: "boats come back" },
      ...fullDisk,
      { at: `${day} 12:50`, do: "restart" },
      { at: `${day} 13:00`, do: "the disk has room" },
      { at: `${day} 13:01`, ...added },
      { at: `${day} 13:10`, do: "restore over the club" },
      ...["zip", "commas", "line ends", "rows"].map((kind, nr) => ({
        at: `${day} 13:20`,
        do: "at once",
        steps: [
          { do: "bring in a bomb", kind, nr },
          { do: "look at bookings", who: 9 },
        ],
      })),
      { at: `${day} 14:00`, do: "the mail provider takes", messages: 0 },
      { at: `${day} 14:01`, do: "announce", nr: 1 },
      { at: `${day} 14:10`, do: "work" },
      { at: "2026-03-03 14:11", do: "work" },
      { at: "2026-03-03 15:00", do: "the mail provider takes", messages: 20 },
      { at: "2026-03-03 15:01", do: "work" },
    ];
    const { broken, figures } = await playStory(hosts, story);
    expect(broken?.promise).toBeUndefined();
    expect(figures).toMatchObject({
      launches: 2,
      "clocks set back": 1,
      "full disks": 1,
      "changes of hours": 1,
      "refused backups": 4,
      "refused bombs": 4,
      announcements: 1,
      "days over the mail limit": 2,
    });
  },
);

test("an alarm that was raised early, and a row that was written on a full disk, are noticed", async () => {
  hosts = await prepareTestHosts("embedded");
  const meddling = {
    "no boat is overdue before it is due": [
      ...overdue,
      meddle(`UPDATE "alarms" SET "createdAt" = "dueAt" - interval '1 minute'`),
    ],
    "a full disk changes nothing": [
      ...fullDisk,
      meddle(`UPDATE "members" SET "phone" = '250-555-0199'`),
      { at: `${day} 13:00`, do: "the disk has room" },
    ],
  };
  for (const [promise, story] of Object.entries(meddling)) {
    expect((await playStory(hosts, story)).broken?.promise.promise).toBe(promise);
  }
});

/** As a replica the database fires no triggers. */
function meddle(sql: string) {
  const asReplica = `DO $$ BEGIN SET LOCAL session_replication_role = replica; ${sql}; END $$`;
  return { at: `${day} 12:55`, do: "meddle with the database", sql: asReplica };
}
