import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { restoreBackup } from "../../../src/server/backups/restore-backup";
import { writeBackup } from "../../../src/server/backups/write-backup";
import { CannotStart } from "../../../src/server/cannot-start";
import { readMigrations } from "../../../src/server/database/read-migrations";
import { rewriteBackup } from "../../../src/server/testing/rewrite-backup";
import { Broken } from "../broken";
import { expectUnchanged, sumTables } from "../checks/tables";
import type { SimulatedClub } from "../simulated-club";
import { stepKind } from "../steps/step-kind";
import type { Fault } from "./fault";

/** Somebody restores what must not be restored over the club: it is refused, and changes nothing. */
export const brokenBackups: Fault = {
  habit: { share: 3, what: (diary) => diary.write(0, "restore over the club") },

  steps: {
    "restore over the club": stepKind({}, async (club) => {
      club.spareProcesses();
      const folder = await mkdtemp(path.join(tmpdir(), "slipway-story-"));
      try {
        const own = path.join(folder, "own");
        await writeBackup(club.host.atOneInstant, own, club.clock.now());
        const before = await sumTables(club.books);
        for (const wrong of wrongBackups) await expectRefused(club, own, wrong);
        await expectUnchanged(club.books, before, "a refused backup changes nothing");
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
  },

  end: async () => {},
};

interface WrongBackup {
  /** makes it of the club's own, and gives its file */
  made: (own: string) => Promise<string>;
  /** a part of why it is refused */
  refusal: string;
  /** whoever restores it is of the release before */
  older?: true;
}

const wrongBackups: WrongBackup[] = [
  { made: cut, refusal: "is no whole backup" },
  {
    // Whole, with people of its own.
    made: (own) => rewriteBackup(own, (text) => text.replaceAll("@row.example", "@sail.example")),
    refusal: "restored into an empty place only",
  },
  {
    made: (own) => rewriteBackup(own, (text) => text.replace('"format":1', '"format":2')),
    refusal: "was written by a newer Slipway",
  },
  {
    made: async (own) => own,
    refusal: "is of a newer Slipway, whose tables this one does not know",
    older: true,
  },
];

async function cut(own: string): Promise<string> {
  const bytes = await readFile(own);
  await writeFile(`${own}.cut`, bytes.subarray(0, bytes.length / 2));
  return `${own}.cut`;
}

async function expectRefused(club: SimulatedClub, own: string, wrong: WrongBackup) {
  const { made, refusal, older } = wrong;
  const said = await restore(club, await made(own), older);
  if (!said.includes(refusal)) {
    throw new Broken("a backup that is not the club's is refused", { refusal, said });
  }
  club.count("refused backups");
}

/** Why it was refused. */
function restore({ host, releases }: SimulatedClub, file: string, older = false): Promise<string> {
  const known = [...readMigrations(), ...releases];
  const migrations = older ? known.slice(0, -1) : known;
  return host.migrating((connection) =>
    restoreBackup(connection, file, migrations).then(
      () => "It was restored.",
      (error: unknown) => {
        if (error instanceof CannotStart) return error.message;
        throw error;
      },
    ),
  );
}
