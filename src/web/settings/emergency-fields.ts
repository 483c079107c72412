import { z } from "zod";
import type { EmergencyCall } from "../../shared/profile/club-profile";
import { emergencyCall } from "../../shared/profile/profile-settings";

const none = { number: "", radio: "", rescueCentre: { name: "", phone: "" } };

/** Whom to call, as fields that may be empty. */
export const emergencyFields = (emergency: EmergencyCall | null): typeof none => ({
  ...none,
  ...emergency,
  rescueCentre: emergency?.rescueCentre ?? none.rescueCentre,
});

/** What was typed there: without a name and a number there is no rescue centre, and without all nobody. */
export const emergencyTyped = z
  .object({
    number: z.string(),
    radio: z.string(),
    rescueCentre: z.object({ name: z.string(), phone: z.string() }),
  })
  .transform(({ rescueCentre, ...typed }) => {
    const centre = rescueCentre.name || rescueCentre.phone ? rescueCentre : null;
    return typed.number || typed.radio || centre ? { ...typed, rescueCentre: centre } : null;
  })
  .pipe(emergencyCall.nullable());
