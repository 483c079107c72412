/** A picture reduced to what draws it: no place, camera or comment, and nothing hung behind it. */
export interface BarePicture {
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  bytes: Buffer;
}
