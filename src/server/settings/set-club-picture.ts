import { Refusal } from "../../shared/refusals";
import {
  findPlace,
  type PicturePlace,
  type PlacedPicture,
  type PlaceInput,
  type SetPictureInput,
} from "../../shared/settings/club-pictures";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockClubPictures } from "../locks";
import type { Actor } from "../people/actor";
import { pictureAddress } from "../pictures/picture-address";
import { readPicture } from "../pictures/read-picture";
import type { Moment } from "../time/moment";

/**
 * Sets a picture of the club's own in a place (rules, What clubs differ in). Refuses
 * ROUTE_NOT_FOUND for another place, CHANGED_SINCE, NOT_A_PICTURE, also for a logo that is a WebP,
 * and PICTURE_TOO_LARGE.
 */
export async function setClubPicture(
  db: PrismaClient,
  { place: name, picture, seen }: SetPictureInput,
  by: Actor,
  { at }: Moment,
): Promise<PlacedPicture> {
  const place = knownPlace(name);
  const read = await readPicture(picture);
  const { width, height } = read;
  if (place === "logo" && read.extension === "webp") {
    throw new Refusal("NOT_A_PICTURE", "A logo is a PNG or a JPEG.", "picture");
  }
  const url = pictureAddress("club-pictures", read);
  return writing(db, async (tx) => {
    const before = await lockClubPicture(tx, place);
    refuseChangedSince(before, seen);
    if (before.url === url) return { place, url };
    const set = { url, bytes: new Uint8Array(read.bytes), width, height, createdAt: at };
    await tx.clubPicture.upsert({ where: { place }, create: { place, ...set }, update: set });
    const after = { url };
    await recordAct(tx, by, "club picture hung", clubSubject(place), at, { before, after });
    return { place, url };
  });
}

/**
 * Takes the picture of a place down, so that ours is seen there again. Refuses ROUTE_NOT_FOUND for
 * another place, and CHANGED_SINCE.
 */
export async function removeClubPicture(
  db: PrismaClient,
  { place: name, seen }: PlaceInput,
  by: Actor,
  { at }: Moment,
): Promise<PlacedPicture> {
  const place = knownPlace(name);
  return writing(db, async (tx) => {
    const before = await lockClubPicture(tx, place);
    refuseChangedSince(before, seen);
    const after = { url: null };
    if (before.url === null) return { place, ...after };
    await tx.clubPicture.delete({ where: { place } });
    await recordAct(tx, by, "club picture taken down", clubSubject(place), at, { before, after });
    return { place, ...after };
  });
}

function knownPlace(name: string): PicturePlace {
  const place = findPlace(name);
  if (!place) throw new Refusal("ROUTE_NOT_FOUND");
  return place;
}

/** The picture in a place, locked until the transaction ends. */
async function lockClubPicture(tx: Tx, place: PicturePlace): Promise<{ url: string | null }> {
  await lockClubPictures(tx);
  const set = await tx.clubPicture.findUnique({ where: { place }, select: { url: true } });
  return { url: set?.url ?? null };
}
