/** Which Slipway something is; its commit is "unknown" where neither history nor a setting tells. */
export interface Release {
  version: string;
  commit: string;
}

declare const BUILT_RELEASE: Release | undefined;

/** What the build was made of, as `vite.config.ts` writes it in; undefined where sources run. */
export const builtRelease = typeof BUILT_RELEASE === "undefined" ? undefined : BUILT_RELEASE;
