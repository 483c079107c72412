import { z } from "zod";
import { someDays } from "../time/date-schema";
import { reportDays } from "../time/span";
import { quietChoices, usualQuietDays } from "./report-year";

/**
 * Which days an annual report is about, both included, at most two years; and after how many days
 * without a booking a member counts as quiet. It may come from an address, as text.
 */
export const annualReportInput = someDays(reportDays).and(
  z.object({
    quietDays: z.coerce
      .number()
      .refine((days) => quietChoices.some((one) => one === days), {
        error: `Please choose one of ${quietChoices.join(", ")} days`,
      })
      .default(usualQuietDays),
  }),
);
export type AnnualReportInput = z.infer<typeof annualReportInput>;

export const figureNames = [
  "hours",
  "income",
  "fleet",
  "kinds",
  "times",
  "missed",
  "kilometres",
  "members",
  "quiet",
] as const;

const cell = z.union([z.string(), z.number(), z.null()]);
export type Cell = z.infer<typeof cell>;

const column = z.object({
  /** its head in a CSV file */
  key: z.string(),
  /** its head for people */
  head: z.string(),
  /** what its cells are: months as yyyy-MM, dates as yyyy-MM-dd, money (`cad`) as decimal text, whatever its currency */
  as: z.enum(["text", "month", "date", "clock", "count", "hours", "cad", "km", "percent"]),
  /** what its cells are told in, where that is not always the same: the currency, or the unit of distances that are stored in kilometres */
  unit: z.string().optional(),
});
export type Column = z.infer<typeof column>;

/** One thing that the report tells: a table, and what of it is drawn. */
const figureView = z.object({
  name: z.enum(figureNames),
  title: z.string(),
  /** what counts, and what is not known */
  lead: z.string(),
  columns: z.array(column),
  /** a cell for each column; the first says what the row is about */
  rows: z.array(z.array(cell)),
  /** the same for all rows together, where that says something */
  total: z.array(cell).nullable(),
  /** the columns that are drawn, by their keys; none where there is nothing to look at */
  drawn: z.object({ kind: z.enum(["columns", "bars", "heat"]), keys: z.array(z.string()) }),
  /** it names people, so it is for admins and not for paper that goes round */
  namesPeople: z.boolean(),
});
export type Figure = z.infer<typeof figureView>;

/** A year of the club, or other days of it, for a committee. */
export const annualReportView = z.object({
  startDate: z.string(),
  endDate: z.string(),
  headlines: z.array(z.object({ term: z.string(), value: z.string() })),
  figures: z.array(figureView),
});
export type AnnualReport = z.infer<typeof annualReportView>;
