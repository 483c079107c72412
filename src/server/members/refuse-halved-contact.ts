import { refuseHalfContact } from "../../shared/members/emergency-contact";
import type { Member } from "../generated/prisma/client";

type Contact = Pick<Member, "emergencyContactName" | "emergencyContactPhone">;

/**
 * Refuses an edit that leaves half an emergency contact (BAD_INPUT). A half that came in with a sheet
 * stands in no way of an edit of something else.
 */
export function refuseHalvedContact(
  before: Contact,
  {
    emergencyContactName = before.emergencyContactName,
    emergencyContactPhone = before.emergencyContactPhone,
  }: Partial<Contact>,
): void {
  const same =
    emergencyContactName === before.emergencyContactName &&
    emergencyContactPhone === before.emergencyContactPhone;
  const refusal = refuseHalfContact({ emergencyContactName, emergencyContactPhone });
  if (refusal && !same) throw refusal;
}
