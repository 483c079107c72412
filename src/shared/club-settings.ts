import { z } from "zod";

const line = z.string().trim().max(200);

/** What every visitor may know about the club. */
export const publicClubSettings = z.object({
  name: line.default("Willows Rowing Club"),
  tagline: line.default("Slide-seat rowing on Oak Bay, for members"),
  address: line.default("1 Willows Beach Road, Oak Bay, Victoria BC"),
  dock: line.default("Willows Dock, north end of the beach"),
  email: line.default("hello@willows.example"),
  phone: line.default("250-555-0142"),
  social: z.array(z.object({ name: line, url: z.url() })).default([
    { name: "Instagram", url: "https://instagram.example/willowsrowing" },
    { name: "Facebook", url: "https://facebook.example/willowsrowing" },
  ]),
  latitude: z.number().min(-90).max(90).default(48.4496),
  longitude: z.number().min(-180).max(180).default(-123.3026),
});

/** The codes that open the club: only for members with a booking, managers and admins. */
export const accessSettings = z.object({
  gateCode: line.default(""),
  shedCode: line.default(""),
  washroomCode: line.default(""),
  accessInstructions: z.string().trim().max(2000).default(""),
});

export const clubSettings = publicClubSettings.extend(accessSettings.shape);
export type ClubSettings = z.infer<typeof clubSettings>;
export type PublicClubSettings = z.infer<typeof publicClubSettings>;
