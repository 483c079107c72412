import { useEffect } from "react";
import { useClub } from "../clock/club-clock";

/** A page comes in the club's colours; where the club has other ones by now, it takes those. */
export function usePalette(): void {
  const palette = useClub()?.settings.palette;
  useEffect(() => {
    const { palette: shown = "bay" } = document.documentElement.dataset;
    if (palette && palette !== shown) void import("./paint").then(({ paint }) => paint(palette));
  }, [palette]);
}
