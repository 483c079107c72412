import { useHydrating } from "./hooks/use-hydrating";

/**
 * Stands in a part that came drawn until the part hears presses; for as long `public/keep-presses.js`
 * keeps them. React takes each part over by itself, so each has one.
 */
export function HydrationMark() {
  return useHydrating() && <i hidden data-hydrating="" />;
}
