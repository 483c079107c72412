import type { Moment } from "../time/moment";

/** The club's settings are others by now than those a moment was made with. */
export class ClubChanged extends Error {
  override readonly name = "ClubChanged";
}

/**
 * Throws `ClubChanged` where the club has changed since the moment was made: `revision` is what
 * stands under the locks. The call begins anew, with the club as it is (`api/trpc.ts`).
 */
export function refuseChangedClub(revision: string | null, { clubRevision }: Moment): void {
  if (clubRevision !== undefined && clubRevision !== revision) throw new ClubChanged();
}
