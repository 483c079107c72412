import { startTransition, useEffect, useState } from "react";

/**
 * The first few of a long list, and in a later frame all of it, because to place what is out of
 * sight together with what is in it holds up a slow phone, and to send it a slow network.
 */
export function useFewFirst<Item>(all: readonly Item[], few: number): readonly Item[] {
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole ? all : all.slice(0, few);
}
