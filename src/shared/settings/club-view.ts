import { z } from "zod";
import { announcementView } from "../announcements/announcement-schemas";
import { announcedClosure } from "../closures/announced-closures";
import { clubNow } from "../time/club-now";
import { clubPictures } from "./club-pictures";
import { publicClubSettings } from "./club-settings";

/** What anyone may know of the club. */
export const publicClubView = z.object({
  settings: publicClubSettings,
  clock: clubNow,
  /** those that run or come soon */
  closures: z.array(announcedClosure),
  /** what the club tells everybody today */
  announcements: z.array(announcementView),
  pictures: clubPictures,
});

/** And what the browser needs besides before anyone signs in. */
export const clubView = publicClubView.extend({
  /** whether its place, zone and hours are its own: a club that starts empty has yet to say them */
  placeTold: z.boolean(),
  /** the keys of the kinds that it has boats of */
  kinds: z.array(z.string()),
  /** messages are kept as files, because no way for mail to leave is set; never so in the demo */
  mailKept: z.boolean(),
  /** the forecast service that browsers ask for the weather */
  weatherUrl: z.string(),
  /** the demo's accounts and their shared password, only while the server runs on demo data */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), name: z.string(), standing: z.string() })),
    })
    .nullable(),
});
export type ClubView = z.infer<typeof clubView>;
