import { createHash } from "node:crypto";
import type { BarePicture } from "./bare-picture";

/** Where a picture is served: made of its content, so what an address shows never changes. */
export function pictureAddress(
  folder: "boat-pictures" | "club-pictures",
  { bytes, extension }: Pick<BarePicture, "bytes" | "extension">,
): string {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return `/${folder}/${hash}.${extension}`;
}
