import { z } from "zod";
import { id } from "../fields/ids";
import { seenOf } from "../fields/seen";
import { clubDate } from "../time/date-schema";
import { audiences } from "./audiences";

const fields = {
  title: z
    .string({ error: "An announcement needs a title" })
    .trim()
    .min(1, { error: "An announcement needs a title" })
    .max(80, { error: "Please keep the title under 80 characters" }),
  /** plain text; an empty line parts its paragraphs */
  text: z
    .string({ error: "Please say what there is to know" })
    .trim()
    .min(1, { error: "Please say what there is to know" })
    .max(2000, { error: "Please keep the text under 2000 characters" }),
  /** the club days on which it is shown, both included */
  from: clubDate,
  until: clubDate,
  audience: z.enum(audiences, { error: "Please say who it is for" }),
  /** whether it is mailed as well, once, to its audience */
  mail: z.boolean({ error: "Please say whether it is mailed" }),
};

const endsBeforeItStarts = {
  error: "The last day must not be before the first",
  path: ["until"],
};

/** What staff write. */
export const announcementInput = z
  .object(fields)
  .refine(({ from, until }) => until >= from, endsBeforeItStarts);
export type AnnouncementInput = z.infer<typeof announcementInput>;

/** An edit; what is left out stays. */
export const editAnnouncementInput = z
  .object({ id, ...z.object(fields).partial().shape, seen: seenOf(fields) })
  .refine(({ from, until }) => !from || !until || until >= from, endsBeforeItStarts);
export type EditAnnouncementInput = z.infer<typeof editAnnouncementInput>;

export const announcementView = z.object({ id, ...fields });
export type AnnouncementView = z.infer<typeof announcementView>;
