import type { ComponentType } from "react";
import { fetchedPart } from "./lazy-part";

/** A screen fetched when its route is first shown: `lazyScreen(() => import("./x-page"), "XPage")`. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return fetchedPart(async () => (await load())[name]).Part;
}
