import type { ClubProfile } from "../../shared/profile/club-profile";
import { earliestWords } from "../../shared/profile/hours-words";
import { useProfile } from "../clock/use-profile";

const picturesOf = (profile: ClubProfile) => [
  {
    src: "/pictures/solo-14.svg",
    alt: "A member alone in a Solo 14 on still water at sunrise, a snowy mountain across the bay.",
    title: "Solo 14",
    words: "Light, steady and all yours. Take a friend along if you like.",
  },
  {
    src: "/pictures/tango-17.svg",
    alt: "Two rowers and a guest in a Tango 17, passing an island with a lighthouse.",
    title: "Tango 17",
    words: "Two rowing places, room for a third, and a longer glide.",
  },
  {
    src: "/pictures/willows-dock.svg",
    alt: "The club's dock with a pair of oars on it, a boat moored beside it and a heron on a post.",
    title: "The dock before breakfast",
    words: `Herons, still water, and the bay to yourself from ${earliestWords(profile)}.`,
  },
];

/** Their sizes are given, so nothing moves when they arrive. */
export function ThreePictures() {
  const profile = useProfile();
  return (
    <section
      aria-label="The boats and the bay"
      className="page-width grid gap-x-6 gap-y-8 py-14 md:grid-cols-3"
    >
      {picturesOf(profile).map(({ src, alt, title, words }) => (
        <figure key={src} className="grid content-start gap-3">
          <img
            src={src}
            alt={alt}
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-lg bg-water-far"
          />
          <figcaption>
            <span className="block font-display font-semibold text-lg">{title}</span>
            <span className="text-ink-soft">{words}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
