import type { Palette } from "../../shared/profile/palette";
import { paletteColours, paletteCss, paletteStyleId } from "../../shared/profile/palette-colours";

/** Colours the page that stands as one of this palette would have come. */
export function paint(palette: Palette): void {
  const style = document.getElementById(paletteStyleId) ?? document.createElement("style");
  style.id = paletteStyleId;
  style.textContent = paletteCss(palette);
  document.head.append(style);
  document.documentElement.dataset.palette = palette;
  const [day, night] = paletteColours[palette].foam;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = bar.media.includes("dark") ? night : day;
}
