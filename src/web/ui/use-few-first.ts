import { startTransition, useEffect, useState } from "react";
import { useHydrating } from "./use-hydrating";

/**
 * The first few of a long list, and in a later frame all of it, because to place what is out of
 * sight together with what is in it holds up a slow phone. What comes drawn with the page is whole.
 */
export function useFewFirst<Item>(all: readonly Item[], few: number): readonly Item[] {
  const hydrating = useHydrating();
  const [whole, setWhole] = useState(hydrating);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole ? all : all.slice(0, few);
}
