import type { Clearance } from "../../shared/clearances/clearance-schemas";
import { fromDay } from "../../shared/time/club-dates";
import type { Clearance as ClearanceRow } from "../generated/prisma/client";

/** A member's clearance on the wire. */
export const toClearance = ({ name, grantedOn, expiresOn }: ClearanceRow): Clearance => ({
  name,
  grantedOn: fromDay(grantedOn),
  expiresOn: fromDay(expiresOn),
});
