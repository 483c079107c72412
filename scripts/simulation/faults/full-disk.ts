import type { Answer } from "../asking";
import { Broken } from "../broken";
import { expectUnchanged, sumTables } from "../checks/tables";
import type { Diary } from "../habits/diary";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "../steps/signing-in";
import { stepKind } from "../steps/step-kind";
import type { Fault } from "./fault";

// PostgreSQL's own code, from triggers where it would come from the file system. They run after each
// row, so that what finds nothing to write needs no room, as on a disk.
const raiseFull = `CREATE FUNCTION story_full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`;
const fillAll = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT "tablename" FROM pg_tables
               WHERE "schemaname" = 'public' AND "tablename" <> '_prisma_migrations' LOOP
    EXECUTE format('CREATE TRIGGER story_full_disk AFTER INSERT OR UPDATE OR DELETE ON %I
                      FOR EACH ROW EXECUTE FUNCTION story_full_disk()', name);
  END LOOP; END $$`;
const makeRoom = "DROP FUNCTION story_full_disk CASCADE";

/** The database's disk is full for an hour: reads go on, and no write is taken or half done. */
export const fullDisk: Fault = {
  habit: { share: 4, what: fullForAnHour },

  steps: {
    "the disk is full": stepKind({}, async (club, _details, via) => {
      if (club.beforeFullDisk) return;
      const admin = await adminAtWork(club, via);
      club.spareProcesses();
      club.beforeFullDisk = await sumTables(club.books);
      await club.books.$executeRawUnsafe(raiseFull);
      await club.books.$executeRawUnsafe(fillAll);
      club.count("full disks");
      if (!admin) return;
      const call = { method: "GET", path: "/api/boats" } as const;
      expectAnswer(await club.ask(admin, call, via), undefined);
      const path = `/api/admin/members/${admin.id}/add-hours`;
      const body = { hours: 1, reason: "no room" };
      expectAnswer(await club.ask(admin, { method: "POST", path, body }, via), "DISK_FULL");
    }),

    "the disk has room": stepKind({}, (club) => room(club)),
  },

  end: room,
};

function fullForAnHour(diary: Diary) {
  const { dice } = diary;
  const added = { label: diary.label(), who: diary.rower(), hours: dice.between(1, 8) / 4 };
  diary.write(0, "the disk is full");
  diary.write(dice.between(1, 58), "add hours", added);
  diary.write(dice.between(1, 58), "work");
  diary.write(dice.between(1, 58), "look at bookings", { who: diary.rower() });
  if (dice.percent(20)) diary.write(dice.between(1, 58), dice.pick(["kill", "restart"]));
  diary.write(60, "the disk has room");
  diary.write(61, "add hours", added);
}

// A connection that was lost before is found out by whoever asks next.
function expectAnswer(answer: Answer | null, code: string | undefined) {
  if (!answer || answer.code === "DATABASE_UNREACHABLE" || answer.code === code) return;
  throw new Broken("a full disk takes no write, and gives what is read", answer);
}

async function room(club: SimulatedClub) {
  const before = club.beforeFullDisk;
  if (!before) return;
  club.spareProcesses();
  await expectUnchanged(club.books, before, "a full disk changes nothing");
  await club.books.$executeRawUnsafe(makeRoom);
  club.beforeFullDisk = undefined;
}
