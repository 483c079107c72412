import { z } from "zod";
import { announcementView } from "../announcements/announcement-schemas";
import { announcedClosure } from "../closures/announced-closures";
import { clubNow } from "../time/club-now";
import { publicClubSettings } from "./club-settings";

/** What the browser needs to know of the club before anyone signs in. */
export const clubView = z.object({
  settings: publicClubSettings,
  clock: clubNow,
  /** the keys of the kinds that it has boats of */
  kinds: z.array(z.string()),
  /** those that run or come soon */
  closures: z.array(announcedClosure),
  /** messages are kept as files, because no way for mail to leave is set; never so in the demo */
  mailKept: z.boolean(),
  /** the forecast service that browsers ask for the weather */
  weatherUrl: z.string(),
  /** what the club tells everybody today */
  announcements: z.array(announcementView),
  /** the demo's accounts and their shared password, only while the server runs on demo data */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), name: z.string(), standing: z.string() })),
    })
    .nullable(),
});
export type ClubView = z.infer<typeof clubView>;
