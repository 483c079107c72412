import { z } from "zod";
import { applyMigrations, type SqlConnection } from "../../../src/server/database/apply-migrations";
import { readMigrations } from "../../../src/server/database/read-migrations";
import { paypalManners } from "../../../src/server/testing/paypal-stand-in";
import { Broken } from "../broken";
import { mailManners } from "../post-office";
import { refundIssue } from "../simulated-club";
import { troubles } from "../troubled-database";
import { number, stepKind } from "./step-kind";

/** What goes wrong around the club, and in it. */
export const troubleSteps = {
  "PayPal is": stepKind({ how: z.enum(paypalManners) }, async (club, { how }) => {
    // What it was late with, it has done by the time its mood changes.
    club.paypal.catchUp();
    club.paypal.standIn.manners = how;
    if (how !== "well") club.count("moods of PayPal");
  }),

  "PayPal refuses refunds": stepKind({ refuses: z.boolean() }, async (club, { refuses }) => {
    club.paypal.standIn.refundIssue = refuses ? refundIssue : null;
  }),

  "the mail server": stepKind({ how: z.enum(mailManners) }, async (club, { how }) => {
    club.post.manners = how;
    if (how !== "well") club.count("moods of the mail server");
  }),

  "bad luck lies ahead": stepKind(
    { trouble: z.enum(troubles), moments: number },
    async (club, { trouble, moments }, via) => {
      club.process(via).luck.lies(trouble, moments);
    },
  ),

  kill: stepKind({}, (club, _details, via) => club.kill(via)),

  restart: stepKind({}, (club, _details, via) => club.restart(via)),

  "the clock is wrong": stepKind({ minutes: z.int() }, async (club, { minutes }, via) => {
    club.process(via).clock.wrongByMinutes = minutes;
    const clocks = club.everyProcess().map(({ clock }) => clock.wrongByMinutes);
    club.post.clocksAgree = clocks.every((wrongBy) => wrongBy === clocks[0]);
    if (minutes !== 0) club.count("jumps of the clock");
  }),

  /** somebody writes into the database by hand, which no verb does */
  "meddle with the database": stepKind({ sql: z.string() }, async (club, { sql }) => {
    await club.books.$executeRawUnsafe(sql);
  }),

  /** a new release comes; the first start with it is cut off in the middle of its migration */
  upgrade: stepKind({ nr: number }, async (club, { nr }, via) => {
    const [first, second] = [`ALTER TABLE "members" ADD COLUMN "story_${nr}" text;`, dropOlder(nr)];
    const release = {
      name: `9999${String(nr).padStart(6, "0")}_story`,
      sql: `${first}\n${second}`,
    };
    const migrations = [...readMigrations(), ...club.releases, release];
    await club.host.migrating(async (connection) => {
      const cut = cutOff(connection, { within: release.sql, after: first });
      await applyMigrations(cut, migrations).catch(() => {});
    });
    // The database is embedded in the process that was cut off, and ends with it.
    if (club.host.processes === 1) await club.kill(via);
    const applied = await club.host.migrating((connection) =>
      applyMigrations(connection, migrations),
    );
    if (applied.join() !== release.name) {
      throw new Broken(
        "an interrupted migration leaves nothing, and is applied by the next start",
        {
          applied,
        },
      );
    }
    club.releases.push(release);
    club.count("upgrades");
  }),
};

// So that the table does not grow with the years.
const dropOlder = (nr: number) => `ALTER TABLE "members" DROP COLUMN IF EXISTS "story_${nr - 1}";`;

/** A connection that is gone once the first statement of a script is through. */
function cutOff(
  connection: SqlConnection,
  { within, after }: { within: string; after: string },
): SqlConnection {
  let gone = false;
  const lost = async () => {
    throw new Error("This process is gone.");
  };
  return {
    query: (sql, values) => (gone ? lost() : connection.query(sql, values)),
    exec: async (script) => {
      if (gone) return lost();
      if (script !== within) return connection.exec(script);
      await connection.exec(after);
      gone = true;
      return lost();
    },
  };
}
