import { z } from "zod";
import { memberView } from "../../shared/members/member-views";

/** What documented calls answer whose schema stands with the call itself. */
export const placedOrder = z.object({ id: z.string() });
export const memberAnswer = z.object({ member: memberView });
export const newPassword = z.object({ tempPassword: z.string() });
export const newMember = memberAnswer.extend(newPassword.shape);
