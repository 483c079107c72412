import { type ComponentType, lazy } from "react";

/** A screen fetched when its route is first shown: `lazyScreen(() => import("./x-page"), "XPage")`. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
