import { type Figures, figuresOf } from "../../shared/texts/figures";
import { trpc } from "../calls/api";
import { useClub } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";

/** What the figures in the club's texts are now, and whether some of them are still being read. */
export function useFigures(): { figures: Figures; coming: boolean } {
  const settings = useClub()?.settings;
  const profile = useProfile();
  const plans = trpc.packages.plans.useQuery();
  const safety = trpc.admin.safetyFigures.useQuery();
  return {
    figures: figuresOf(settings, plans.data ?? [], profile, safety.data ?? undefined),
    coming: plans.isPending || safety.isPending,
  };
}
