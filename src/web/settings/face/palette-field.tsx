import { useFormContext } from "react-hook-form";
import { type Palette, paletteNames } from "../../../shared/profile/palette";
import { paletteColours } from "../../../shared/profile/palette-colours";
import type { FaceFields } from "./face-fields";

const words: Readonly<Record<Palette, string>> = {
  bay: "Bay: sea green and varnished wood",
  river: "River: deep green and copper",
  cedar: "Cedar: warm wood and clear water",
  regatta: "Regatta: club blue and red",
  meadow: "Meadow: moss and straw",
  night: "Night: violet and dusk",
};

/** The six palettes, each seen by day and by night. */
export function PaletteField() {
  const { register } = useFormContext<FaceFields>();
  return (
    <fieldset className="grid gap-4">
      <legend className="float-left pb-1 font-display font-semibold text-2xl">Colours</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {paletteNames.map((palette) => (
          <label
            key={palette}
            className="grid gap-2 rounded-md border border-line-strong bg-surface p-3 has-checked:border-tide has-checked:ring-1 has-checked:ring-tide"
          >
            <span className="flex min-h-6 items-center gap-3 font-semibold text-sm">
              <input type="radio" value={palette} {...register("palette")} className="size-5" />
              {words[palette]}
            </span>
            <span aria-hidden="true" className="grid grid-cols-2 overflow-hidden rounded-sm">
              <Swatch palette={palette} time={0} />
              <Swatch palette={palette} time={1} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The ground of a palette with what is written and pressed on it, by day (0) or night (1). */
function Swatch({ palette, time }: { palette: Palette; time: 0 | 1 }) {
  const { foam, ink, tide, cedar, deep } = paletteColours[palette];
  return (
    <span className="flex h-12 items-center gap-2 px-3" style={{ background: foam[time] }}>
      {[ink, tide, cedar, deep].map((colour, nr) => (
        <span
          key={["ink", "tide", "cedar", "deep"][nr]}
          className="size-5 rounded-full"
          style={{ background: colour[time] }}
        />
      ))}
    </span>
  );
}
