import { openingPaths as paths } from "../../shared/opening/opening-paths";
import { paletteColours } from "../../shared/profile/palette-colours";
import type { PageFace } from "../settings/kept-profile";

const ours = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  {
    src: "/icons/icon-maskable-512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  },
];

/** What a phone installs: the app under the club's name, by its icon and colours where it has some. */
export function appManifest({ name = "Slipway", palette, icon }: PageFace) {
  const { foam, tide } = paletteColours[palette];
  return {
    id: "/",
    name,
    short_name: name,
    description: "Boats and hours of a members-only rowing club.",
    lang: "en-CA",
    start_url: paths.home,
    scope: "/",
    display: "standalone",
    background_color: foam[0],
    theme_color: palette === "bay" ? "#0a6a7f" : tide[0],
    categories: ["sports", "lifestyle"],
    icons: icon ? [{ src: icon.url, sizes: `${icon.side}x${icon.side}`, type: "image/png" }] : ours,
    shortcuts: [
      { name: "Book a boat", url: paths.boats },
      { name: "My bookings", url: paths.bookingHistory },
    ],
  };
}
