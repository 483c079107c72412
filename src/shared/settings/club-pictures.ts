import { z } from "zod";
import { givenPicture } from "../fields/picture";
import { seenOf } from "../fields/seen";

/** Where a club may set a picture of its own; rules, What clubs differ in. */
const picturePlaces = ["logo", "first", "second", "third"] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** The place of that name, or undefined. */
export const findPlace = (name: string): PicturePlace | undefined =>
  picturePlaces.find((place) => place === name);

const address = z.string().nullable();

/** Where the club's pictures are served; null where ours is shown. */
export const clubPictures = z.object({
  logo: address,
  first: address,
  second: address,
  third: address,
});
export type ClubPictures = z.infer<typeof clubPictures>;

/** The picture in one place now. */
export const placedPicture = z.object({ place: z.enum(picturePlaces), url: address });
export type PlacedPicture = z.infer<typeof placedPicture>;

/** A place, by a name that there may be none of. */
export const placeInput = z.object({
  place: z.string(),
  seen: seenOf({ url: address }),
});
export type PlaceInput = z.infer<typeof placeInput>;

export const setPictureInput = placeInput.extend({ picture: givenPicture });
export type SetPictureInput = z.infer<typeof setPictureInput>;
