import { builtRelease } from "../../shared/built-release";

/** Which Slipway the page is of, for whoever is asked about it. */
export function ReleaseLine() {
  if (!builtRelease) return null;
  const { version, commit } = builtRelease;
  return (
    <p className="page-width pb-6 text-ink-soft text-sm">{`Slipway ${version}, commit ${commit}`}</p>
  );
}
