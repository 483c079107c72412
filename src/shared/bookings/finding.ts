import { Refusal, type RefusalCode } from "../refusals";

/** What a gate found against an outing: the refusal that it is, or would be. */
export interface Finding {
  code: RefusalCode;
  message: string;
}

export const refusalOf = ({ code, message }: Finding): Refusal => new Refusal(code, message);
