/**
 * A picture reduced to what draws it and to how it was held, by which browsers turn it upright: no
 * place, day, camera or comment, and nothing hung behind it.
 */
export interface BarePicture {
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  bytes: Buffer;
}
