import { Refusal, type RefusalCode } from "./refusals";

/** What a gate found against an outing: the refusal that it is, or would be. */
export interface Finding {
  code: RefusalCode;
  message: string;
  /** what it is about, kept with a booking that was made all the same; no answer sends it */
  values?: Readonly<Record<string, string | null>> | undefined;
}

export const refusalOf = ({ code, message }: Finding): Refusal => new Refusal(code, message);

const ofRower: readonly string[] = [
  "CLEARANCE_MISSING",
  "CLEARANCE_EXPIRED",
  "FEE_DUE",
  "FAIR_USE",
];

/** Whether it speaks of who rows and not of boat and water: that is for the rower and staff alone. */
export const isOfRower = ({ code }: { code: string }): boolean => ofRower.includes(code);
