import { zipSync } from "fflate";
import { z } from "zod";
import { isUncertain } from "../asking";
import { Broken } from "../broken";
import type { Diary } from "../habits/diary";
import { adminAtWork } from "../steps/signing-in";
import { number, stepKind } from "../steps/step-kind";
import type { Fault } from "./fault";

const kinds = ["zip", "commas", "line ends", "rows"] as const;

/** A sheet that would be more than a process can hold: refused, while others are answered. */
export const sheetBombs: Fault = {
  habit: { share: 5, what: throwBomb },

  steps: {
    "bring in a bomb": stepKind({ kind: z.enum(kinds), nr: number }, async (club, bomb, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const { kind, nr } = bomb;
      const email = `bomb${nr}@row.example`;
      const { bytes, code } = bombs[kind](`E-mail,First name,Last name\n${email},Bomb,One`);
      const body = { kind: "members", dryRun: false, file: Buffer.from(bytes).toString("base64") };
      const answer = await club.ask(
        admin,
        { method: "POST", path: "/api/admin/import", body },
        via,
      );
      if (!isUncertain(answer) && answer.code !== code) {
        throw new Broken("a sheet that is too much is refused", { bomb, answer });
      }
      if (await club.books.member.findFirst({ where: { email } })) {
        throw new Broken("nothing is taken of a sheet that is refused", bomb);
      }
      club.count("refused bombs");
    }),
  },

  end: async () => {},
};

function throwBomb(diary: Diary) {
  const { dice } = diary;
  const hours = { label: diary.label(), who: diary.rower(), hours: dice.between(1, 8) / 4 };
  const steps = [
    diary.part("bring in a bomb", { kind: dice.pick(kinds), nr: diary.label() }),
    diary.part("add hours", hours),
    diary.part("look at bookings", { who: diary.rower() }),
  ];
  diary.write(0, "at once", { steps });
}

/** What each is made of, with a row of `sheet` that could be taken, and how it is refused. */
const bombs: Record<
  (typeof kinds)[number],
  (sheet: string) => { bytes: Uint8Array; code: string }
> = {
  zip: () => ({
    bytes: zipSync({ "xl/workbook.xml": new Uint8Array(40 * 1024 * 1024) }),
    code: "SHEET_TOO_LARGE",
  }),
  commas: (sheet) => ({
    bytes: Buffer.from(`${sheet}\n${",".repeat(600_000)}`),
    code: "TOO_MANY_COLUMNS",
  }),
  "line ends": (sheet) => ({
    bytes: Buffer.from(`${sheet}${"\r\n".repeat(700_000)}a`),
    code: "TOO_MANY_ROWS",
  }),
  rows: (sheet) => ({
    bytes: Buffer.from(`${sheet}${"\na@b.ca,Ann,Ng".repeat(5001)}`),
    code: "TOO_MANY_ROWS",
  }),
};
