import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { restoreBackup } from "../../../backups/restore-backup";
import { writeBackup } from "../../../backups/write-backup";
import { CannotStart } from "../../../cannot-start";
import { readMigrations } from "../../../database/read-migrations";
import { rewriteBackup } from "../../rewrite-backup";
import { Broken } from "../broken";
import { expectUnchanged, sumTables } from "../checks/tables";
import type { SimulatedClub } from "../simulated-club";
import { stepKind } from "../steps/step-kind";
import type { Fault } from "./fault";

const kinds = ["cut", "foreign", "newer", "newer tables"] as const;

/** Somebody restores what must not be restored over the club: it is refused, and changes nothing. */
export const brokenBackups: Fault = {
  habit: {
    share: 2,
    what: (diary) =>
      diary.write(0, "restore over the club", {
        kind: kinds[diary.dice.between(0, kinds.length - 1)],
      }),
  },

  steps: {
    "restore over the club": stepKind({ kind: z.enum(kinds) }, async (club, { kind }) => {
      club.spareProcesses();
      const folder = await mkdtemp(path.join(tmpdir(), "slipway-story-"));
      try {
        const own = path.join(folder, "own");
        await writeBackup(club.host.atOneInstant, own, club.clock.now());
        const before = await sumTables(club.books);
        const said = await restore(club, await spoilt[kind](own), kind);
        if (!said.includes(refusals[kind])) {
          throw new Broken("a backup that is not the club's is refused", { kind, said });
        }
        await expectUnchanged(club.books, before, "a refused backup changes nothing");
      } finally {
        await rm(folder, { recursive: true });
      }
      club.count("refused backups");
    }),
  },

  end: async () => {},
};

type Kind = (typeof kinds)[number];

const spoilt: Record<Kind, (own: string) => Promise<string>> = {
  cut: async (own) => {
    const bytes = await readFile(own);
    await writeFile(own, bytes.subarray(0, bytes.length / 2));
    return own;
  },
  // Whole, with people of its own.
  foreign: (own) => rewriteBackup(own, (text) => text.replaceAll("@row.example", "@sail.example")),
  newer: (own) => rewriteBackup(own, (text) => text.replace('"format":1', '"format":2')),
  "newer tables": async (own) => own,
};

const refusals: Record<Kind, string> = {
  cut: "is no whole backup",
  foreign: "restored into an empty place only",
  newer: "was written by a newer Slipway",
  "newer tables": "is of a newer Slipway, whose tables this one does not know",
};

/** Why it was refused. */
function restore({ host, releases }: SimulatedClub, file: string, kind: Kind): Promise<string> {
  const known = [...readMigrations(), ...releases];
  const migrations = kind === "newer tables" ? known.slice(0, -1) : known;
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
