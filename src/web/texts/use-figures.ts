import { type Figures, figuresOf } from "../../shared/texts/figures";
import { untoldHours } from "../../shared/texts/hours-figures";
import { trpc } from "../calls/api";
import { useClub, usePlaceTold } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";

/** What the figures in the club's texts are now, and whether some of them are still being read. */
export function useFigures(): { figures: Figures; coming: boolean } {
  const settings = useClub()?.settings;
  const placeTold = usePlaceTold();
  const profile = useProfile();
  const plans = trpc.packages.plans.useQuery();
  const safety = trpc.admin.safetyFigures.useQuery();
  return {
    figures: {
      ...figuresOf(settings, plans.data ?? [], profile, safety.data ?? undefined),
      ...(!placeTold && untoldHours),
    },
    coming: plans.isPending || safety.isPending,
  };
}
