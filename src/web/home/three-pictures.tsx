import type { ReactNode } from "react";
import { SoloBoat, TangoBoat } from "../ui/illustrations/boat-profile";
import { QuietBay } from "../ui/illustrations/quiet-bay";

export function ThreePictures() {
  return (
    <section
      aria-label="The boats and the bay"
      className="page-width grid gap-6 py-14 md:grid-cols-3"
    >
      <Picture
        drawing={<SoloBoat className="aspect-7/4 w-full" />}
        title="Solo 14"
        words="Light, steady and all yours. Take a friend along if you like."
      />
      <Picture
        drawing={<TangoBoat className="aspect-7/4 w-full" />}
        title="Tango 17"
        words="Two rowing places, room for a third, and a longer glide."
      />
      <Picture
        drawing={<QuietBay className="aspect-7/4 w-full" />}
        title="The bay before breakfast"
        words="Mount Baker on the horizon, and the water to yourself from 5:00 AM."
      />
    </section>
  );
}

function Picture({ drawing, title, words }: { drawing: ReactNode; title: string; words: string }) {
  return (
    <figure className="grid content-start gap-3">
      <div className="overflow-hidden rounded-lg">{drawing}</div>
      <figcaption>
        <span className="block font-display font-semibold text-lg">{title}</span>
        <span className="text-ink-soft">{words}</span>
      </figcaption>
    </figure>
  );
}
