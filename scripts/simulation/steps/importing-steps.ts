import { z } from "zod";
import { toQuarters } from "../../../src/shared/hours/quarters";
import { isUncertain } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork } from "./signing-in";
import { number, stepKind } from "./step-kind";

const rows = z.array(z.object({ who: number, hours: z.number(), expires: z.string() }));
const imported = z.object({ rows: z.array(z.object({ row: z.number(), outcome: z.string() })) });

/** Sheets of opening balances. The same sheet again changes nothing. */
export const importingSteps = {
  "import hours": stepKind({ sheet: number, rows }, async (club, { sheet, rows }, via) => {
    const admin = await adminAtWork(club, via);
    if (!admin) return;
    const lines = rows.map(({ who, hours, expires }) =>
      [club.memory.person(who).email, hours, expires].join(","),
    );
    const csv = ["email,hours,expiresOn", ...lines].join("\n");
    const body = { kind: "hours", csv, dryRun: false };
    const answer = await club.ask(admin, { method: "POST", path: "/api/admin/import", body }, via);
    if (isUncertain(answer)) return learnImported(club);
    if (answer.status !== 200) return;
    const told = imported.parse(answer.body).rows;
    const news = rows.filter((_, at) =>
      told.some(({ row, outcome }) => row === at + 2 && outcome === "new"),
    );
    const { importedRows, importedHours } = club.memory;
    const again = news.filter(
      ({ who }) =>
        importedRows.has(`${sheet} ${who}`) && club.memory.person(who).standing !== "gone",
    );
    if (again.length > 0 && !club.isManyAtOnce) {
      throw new Broken("a row of a sheet is brought in once", { sheet, again });
    }
    for (const { who, hours } of news) {
      importedRows.add(`${sheet} ${who}`);
      importedHours.set(who, (importedHours.get(who) ?? 0) + toQuarters(hours));
    }
    if (news.length > 0) club.count("imports of hours");
  }),
};

/** Believes from now on what the books say of all sheets. */
async function learnImported({ books, memory }: SimulatedClub) {
  const lots = await books.hourLot.findMany({ where: { importKey: { not: null } } });
  memory.importedHours.clear();
  for (const { memberId, creditedQuarters } of lots) {
    const owner = memory.everybody().find(({ id }) => id === memberId);
    if (!owner) continue;
    const known = memory.importedHours.get(owner.who) ?? 0;
    memory.importedHours.set(owner.who, known + creditedQuarters);
  }
}
