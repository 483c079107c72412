import type { RefusalCode } from "../refusals";

/** What a gate found against an outing: the refusal that it is, or would be. */
export interface Finding {
  code: RefusalCode;
  message: string;
}
