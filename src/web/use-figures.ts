import { type Figures, figuresOf } from "../shared/texts/figures";
import { trpc } from "./api";
import { useClub } from "./club-clock";

/** What the figures in the club's texts are now, and whether its packages are still being read. */
export function useFigures(): { figures: Figures; coming: boolean } {
  const settings = useClub()?.settings;
  const { data: plans, isPending } = trpc.packages.plans.useQuery();
  return { figures: figuresOf(settings, plans ?? []), coming: isPending };
}
