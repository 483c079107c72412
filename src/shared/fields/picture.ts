import { z } from "zod";
import { sharedSentences } from "../refusals";

/** What a picture of a boat or of the club may be; rules, Boats. */
export const pictureLimits = {
  longestSidePx: 1200,
  /** so that it travels as text within the 256 KiB of any other call */
  maxBytes: 160 * 1024,
} as const;

const longestBase64 = Math.ceil(pictureLimits.maxBytes / 3) * 4;
const longestDataUrl = longestBase64 + "data:image/jpeg;base64,".length;

/** A picture as a `data:` URL. What it really holds is looked at later, whatever it says it is. */
export const givenPicture = z
  .string({ error: sharedSentences.NOT_A_PICTURE })
  .max(longestDataUrl, { error: sharedSentences.PICTURE_TOO_LARGE })
  .regex(/^data:image\/[a-z]{3,4};base64,[A-Za-z0-9+/]+={0,2}$/, {
    error: sharedSentences.NOT_A_PICTURE,
  });
