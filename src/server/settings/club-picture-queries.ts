import { Refusal } from "../../shared/refusals";
import { type ClubPictures, findPlace } from "../../shared/settings/club-pictures";
import type { Db } from "../database/open-database";

/** Where each of the club's pictures is served; null where it has none. */
export async function listClubPictures(db: Db): Promise<ClubPictures> {
  const rows = await db.clubPicture.findMany({ select: { place: true, url: true } });
  const pictures: ClubPictures = { logo: null, first: null, second: null, third: null };
  for (const { place: name, url } of rows) {
    const place = findPlace(name);
    if (place) pictures[place] = url;
  }
  return pictures;
}

/** The bytes of the picture at an address, or ROUTE_NOT_FOUND. */
export async function getClubPicture(db: Db, url: string): Promise<Uint8Array> {
  const picture = await db.clubPicture.findFirst({ where: { url } });
  if (!picture) throw new Refusal("ROUTE_NOT_FOUND");
  return picture.bytes;
}

/** The club's logo, a PNG or a JPEG; null where it has none. */
export const findLogo = (db: Db) => db.clubPicture.findUnique({ where: { place: "logo" } });

/** A square picture of at least 512 pixels. */
export interface AppIcon {
  url: string;
  side: number;
}

/** The logo, where phones can install the app by it: as a square PNG that is large enough. */
export async function findAppIcon(db: Db): Promise<AppIcon | null> {
  const logo = await db.clubPicture.findUnique({
    where: { place: "logo" },
    select: { url: true, width: true, height: true },
  });
  if (!logo?.url.endsWith(".png") || logo.width !== logo.height || logo.width < 512) return null;
  return { url: logo.url, side: logo.width };
}
