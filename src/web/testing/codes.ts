import type { AnswerOf } from "./answers";

type Codes = NonNullable<AnswerOf<"bookings.accessCodes">>;

/** The club's codes as a member sees them, for tests; `access` is null where they see none. */
export const testCodes = (changes: Partial<Codes> = {}): Codes => ({
  access: { gateCode: "2010#", shedCode: "", washroomCode: "", accessInstructions: "" },
  codesShown: "atBooking",
  mailed: false,
  ...changes,
});
