import { useLocationProperty } from "wouter/use-browser-location";

/** What the address names on its page: "#safety" of `/terms#safety`, or "". */
export const useHash = (): string =>
  useLocationProperty(
    () => location.hash,
    () => "",
  );
