import { useEffect } from "react";
import { useHash } from "./use-hash";

/** Brings what the address names (`/terms#safety`) into view, once it is there to be seen. */
export function useScrollToHash(ready = true): void {
  const hash = useHash();
  useEffect(() => {
    if (ready) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [hash, ready]);
}
