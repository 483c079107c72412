import { z } from "zod";
import { importKinds } from "./column-names";
import { importNumbers } from "./import-numbers";
import { dateOrders } from "./sheet-dates";

const noFile = "Please choose a file";
const noHeader = "Please say which row names the columns";

/**
 * A sheet to bring in: the bytes of a file as base64, an Excel workbook or a table of text, or that
 * text. A dry run writes nothing.
 */
export const importInput = z
  .object({
    kind: z.enum(importKinds, { error: "Please say what the file holds" }),
    file: z.base64({ error: noFile }).optional(),
    csv: z.string({ error: noFile }).optional(),
    /** the name of a workbook's sheet; left out, the first */
    sheet: z.string({ error: "Please say which sheet" }).optional(),
    /** the line of the file that names the columns, from 1; left out, it is looked for */
    headerRow: z
      .int({ error: noHeader })
      .min(1, { error: noHeader })
      .max(importNumbers.lines, { error: noHeader })
      .optional(),
    /** from a column of the file to a field; "" leaves the column out */
    mapping: z.record(z.string(), z.string()).optional(),
    dates: z.enum(dateOrders).optional(),
    /** names that are all in capitals are written in usual letters */
    usualLetters: z.boolean({ error: "Please say whether names are rewritten" }).optional(),
    dryRun: z.boolean({ error: "Please say whether this is a dry run" }),
  })
  .refine(({ file, csv }) => (file === undefined) !== (csv === undefined), {
    error: noFile,
    path: ["file"],
  });
export type ImportInput = z.infer<typeof importInput>;

const importOutcomes = ["new", "changed", "same", "refused"] as const;

/** What becomes of a row; `row` as a spreadsheet counts, with the header as 1. */
const importRow = z.object({
  row: z.number(),
  outcome: z.enum(importOutcomes),
  /** whom or which boat the row names, as it does */
  name: z.string().optional(),
  email: z.string().optional(),
  /** the field a refusal is about, what stands there, and the sentence */
  field: z.string().optional(),
  value: z.string().optional(),
  why: z.string().optional(),
  /** another row of the file that speaks against this one, counted as this one is */
  twin: z.number().optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** What an import did, or what it would do. */
export const importAnswer = z.object({
  dryRun: z.boolean(),
  counts: z.record(z.enum(importOutcomes), z.number()),
  rows: z.array(importRow),
  /** the columns that no field was found for, or that were left out */
  ignoredColumns: z.array(z.string()).default([]),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
