import { earliestWords } from "../../shared/profile/hours-words";
import { useClub, usePlaceTold } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";

/** `from` is when the club opens: " from 5:00 AM", or nothing while it has not said. */
const ours = (from: string) =>
  [
    {
      place: "first",
      src: "/pictures/solo-14.svg",
      alt: "A member alone in a Solo 14 on still water at sunrise, a snowy mountain across the bay.",
      title: "Solo 14",
      words: "Light, steady and all yours. Take a friend along if you like.",
    },
    {
      place: "second",
      src: "/pictures/tango-17.svg",
      alt: "Two rowers and a guest in a Tango 17, passing an island with a lighthouse.",
      title: "Tango 17",
      words: "Two rowing places, room for a third, and a longer glide.",
    },
    {
      place: "third",
      src: "/pictures/willows-dock.svg",
      alt: "The club's dock with a pair of oars on it, a boat moored beside it and a heron on a post.",
      title: "The dock before breakfast",
      words: `Herons, still water, and the bay to yourself${from}.`,
    },
  ] as const;

/**
 * Ours, or the club's own. Only ours say something below them, and only while the club has no words of
 * its own: they are of the documented boats. Their sizes are given, so nothing moves.
 */
export function ThreePictures() {
  const profile = useProfile();
  const club = useClub();
  const from = usePlaceTold() ? ` from ${earliestWords(profile)}` : "";
  return (
    <section
      aria-label="The boats and the water"
      className="page-width grid gap-x-6 gap-y-8 py-14 md:grid-cols-3"
    >
      {ours(from).map(({ place, src, alt, title, words }) => {
        const own = club?.pictures?.[place];
        return (
          <figure key={place} className="grid content-start gap-3">
            <img
              src={own ?? src}
              alt={own ? `A picture from ${club?.settings.name}` : alt}
              width={640}
              height={400}
              loading="lazy"
              decoding="async"
              className="aspect-8/5 h-auto w-full rounded-lg bg-water-far object-cover"
            />
            {!own && !club?.settings.landing && (
              <figcaption>
                <span className="block font-display font-semibold text-lg">{title}</span>
                <span className="text-ink-soft">{words}</span>
              </figcaption>
            )}
          </figure>
        );
      })}
    </section>
  );
}
