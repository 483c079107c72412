import { inThousands } from "../fields/in-thousands";
import type { Formats } from "../profile/formats";
import { distanceScale, tenthsOf } from "../profile/units";
import { shortTime } from "../time/clock-times";
import { formatDate } from "../time/club-dates";
import type { Cell, Column } from "./annual-report-schemas";

/** A cell as people read it: "Nov 2026", "1,234.50", "12.5%"; a dash where nothing is known. */
export function cellWords({ as, unit }: Column, cell: Cell, formats: Formats): string {
  if (cell === null) return "–";
  if (as === "month" && cell !== "Total") return formatDate(`${cell}-01`, "MMM yyyy");
  if (as === "date") return formatDate(String(cell), "MMM d, yyyy");
  if (as === "clock") return shortTime(String(cell), formats);
  if (as === "percent") return `${Number(cell).toFixed(1)}%`;
  if (as === "cad") return inThousands(typeof cell === "number" ? cell.toFixed(2) : cell);
  if (typeof cell === "string") return cell;
  return inThousands(as === "km" && unit === "mi" ? tenthsOf(cell, miles) : cell);
}

/** A cell with its unit, where nothing else says what it is. */
export function cellWithUnit(column: Column, cell: Cell, formats: Formats): string {
  const unit = column.unit ?? units[column.as];
  const words = cellWords(column, cell, formats);
  return unit ? `${words} ${unit}` : words;
}

const units: Partial<Record<Column["as"], string>> = { hours: "h", km: "km" };

const miles = distanceScale({ wind: "mph", temperature: "F", distance: "mi" });
