import type { Palette } from "../../../shared/profile/palette";
import { paletteCss, paletteStyleId } from "../../../shared/profile/palette-colours";

/** Colours the page that stands as one of this palette would have come. */
export function paint(palette: Palette): void {
  const style = document.getElementById(paletteStyleId) ?? document.createElement("style");
  style.id = paletteStyleId;
  style.textContent = paletteCss(palette);
  document.head.append(style);
  document.documentElement.dataset.palette = palette;
}
