import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings what the address names (`/terms#safety`) into view, once it is there to be seen. */
export function useScrollToHash(ready = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [hash, ready]);
}
