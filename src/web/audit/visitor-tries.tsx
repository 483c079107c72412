import type { VisitorTry } from "../../shared/audit/audit-schemas";
import { trpc } from "../calls/api";

const words: Record<VisitorTry, [one: string, many: string]> = {
  "sign-in failed": ["log-in that failed", "log-ins that failed"],
  "password link requested": ["password link asked for", "password links asked for"],
};

/** What people who were not signed in tried in the last day; the trail does not list it. */
export function VisitorTries() {
  const { data } = trpc.admin.visitorTries.useQuery();
  if (!data?.length) return null;
  const tries = data.map(
    ({ what, times, addresses }) =>
      `${times} ${words[what][times === 1 ? 0 : 1]} (from ${addresses === 1 ? "1 address" : `${addresses} addresses`})`,
  );
  return (
    <p className="text-ink-soft text-sm">
      By people who were not signed in, in the last day: {tries.join(", ")}.
    </p>
  );
}
