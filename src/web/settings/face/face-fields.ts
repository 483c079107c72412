import { z } from "zod";
import type { LandingWords } from "../../../shared/profile/club-profile";
import type { Palette } from "../../../shared/profile/palette";
import { landingWords } from "../../../shared/profile/profile-settings";
import { clubSettings } from "../../../shared/settings/club-settings";

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The club's look as fields; words that are typed stay while `ours` is chosen. */
export const faceFields = ({ palette, landing }: Face) => ({
  palette,
  own: landing !== null,
  lead: landing?.lead ?? "",
  about: landing?.about ?? "",
  promises: landing?.promises.join("\n") ?? "",
});
export type FaceFields = ReturnType<typeof faceFields>;

interface Face {
  palette: Palette;
  landing: LandingWords | null;
}

/** What was typed there: promises stand a line each. */
export const faceTyped = z
  .object({
    palette: clubSettings.shape.palette,
    own: z.boolean(),
    lead: landingWords.shape.lead,
    about: landingWords.shape.about,
    promises: z.string().superRefine((text, context) => {
      const wrong = landingWords.shape.promises.safeParse(linesOf(text)).error?.issues[0];
      if (wrong) context.addIssue(wrong.message);
    }),
  })
  .transform(({ palette, own, lead, about, promises }) => ({
    palette,
    landing: own ? { lead, about, promises: linesOf(promises) } : null,
  }));
