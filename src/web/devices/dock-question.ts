import type { BoardLine } from "../../shared/outings/board-line";

/** What the tablet asks before it logs something. */
export interface DockQuestion {
  act: "launch" | "land" | "add kilometres";
  line: BoardLine;
}

export function questionAbout(line: BoardLine): DockQuestion {
  if (line.launchedAt === null) return { act: "launch", line };
  return { act: line.landedAt === null ? "land" : "add kilometres", line };
}
