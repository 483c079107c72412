import { useRouter } from "wouter";
import { navigate, useLocationProperty } from "wouter/use-browser-location";

/**
 * What the address names by `name`, or null. Who asks is drawn again only when that changes, where
 * wouter's own `useSearchParams` draws them again with every other word of the address.
 */
export function useInAddress(name: string): string | null {
  const { ssrSearch } = useRouter();
  const read = (search: string) => new URLSearchParams(search).get(name);
  return useLocationProperty(
    () => read(location.search),
    () => read(ssrSearch ?? location.search),
  );
}

/** Names these in the address in the place of what they were, beside what else it names. */
export function keepInAddress(changed: Record<string, string>): void {
  const named = Object.fromEntries(new URLSearchParams(location.search));
  navigate(`?${new URLSearchParams({ ...named, ...changed })}`, { replace: true });
}
