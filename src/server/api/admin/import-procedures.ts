import { importAnswer, importInput } from "../../../shared/imports/import-schemas";
import { importSheet } from "../../imports/import-sheet";
import { forAdmin, repeatable } from "../trpc";

/** Members, boats and hours from spreadsheets. */
export const importProcedures = {
  importSheet: forAdmin(importInput)
    .concat(repeatable)
    .meta({ changes: ["members", "boats"] })
    .output(importAnswer)
    .mutation(({ ctx, input }) => importSheet(ctx.db, input, ctx.by, ctx.at)),
};
