import { Refusal } from "../refusals";

/** Whom the club calls for a member who has not come back. */
interface EmergencyContact {
  emergencyContactName: string;
  emergencyContactPhone: string;
}

const fewestDigits = 7;

/** Whether somebody can be called under this: fewer digits are no phone number. */
export const hasEnoughDigits = (phone: string): boolean =>
  phone.replace(/\D/g, "").length >= fewestDigits;

export const fewDigits = `Please enter a phone number with at least ${fewestDigits} digits`;

/** A contact has a name and a number, or neither: refuses BAD_INPUT with the field that is missing. */
export function refuseHalfContact(contact: EmergencyContact): Refusal | null {
  const { emergencyContactName: name, emergencyContactPhone: phone } = contact;
  if ((name === "") === (phone === "")) return null;
  return name === ""
    ? new Refusal("BAD_INPUT", "Emergency contact name is required", "emergencyContactName")
    : new Refusal("BAD_INPUT", "Emergency contact phone is required", "emergencyContactPhone");
}

/** Whether there is somebody to call; members without are asked. */
export const hasEmergencyContact = (contact: EmergencyContact): boolean =>
  contact.emergencyContactName !== "" && hasEnoughDigits(contact.emergencyContactPhone);
