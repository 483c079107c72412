import type { PicturePlace } from "../../shared/settings/club-pictures";
import { useClub } from "./club-clock";

/** Where the club's own picture of a place is; null where ours hangs, or a server of before answered. */
export const useClubPicture = (place: PicturePlace): string | null =>
  useClub()?.pictures?.[place] ?? null;
