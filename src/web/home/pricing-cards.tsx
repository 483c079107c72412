import { type BoatKind, documentedProfile } from "../../shared/profile/club-profile";
import { trpc } from "../calls/api";
import { useClub } from "../clock/club-clock";
import { useKindsWithBoats, useProfile } from "../clock/use-profile";
import { hourPriceRange } from "../packages/hour-price-range";
import { paths } from "../paths";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { CheckIcon } from "../ui/icons/shell-icons";
import { lazyPart } from "../ui/loading/lazy-part";
import { WhenNear } from "../ui/loading/when-near";

const ourPromises = ["Minimum 1 hour", "Safety equipment included", "Free parking"];

/** What the two kinds that every club has, and we have drawn, are called here until they are renamed. */
const longNames: Readonly<Record<string, string>> = {
  single: "Single Rowboat",
  double: "Double Rowboat",
};

const drawingClass =
  "-mx-5 -mt-5 sm:-mx-6 sm:-mt-6 aspect-5/2 h-auto w-[calc(100%+var(--spacing)*10)] max-w-none rounded-t-lg bg-water-far sm:w-[calc(100%+var(--spacing)*12)]";

const BoatProfile = lazyPart(
  async () => (await import("../ui/illustrations/boat-profile")).BoatProfile,
  <div className={drawingClass} />,
);

/** A card for each kind of boat; prices come from the catalogue. */
export function PricingCards() {
  const profile = useProfile();
  const kinds = useKindsWithBoats();
  const plans = trpc.packages.plans.useQuery();
  const range = hourPriceRange(plans.data ?? [], profile);
  return (
    <section className="page-width grid gap-6 py-14">
      <header className="grid max-w-prose gap-2">
        <h2 className="text-3xl">Pricing</h2>
        <p className="text-ink-soft text-lg">
          {range && (
            <>
              An hour of balance costs <strong className="text-cedar">{range}</strong>, the more you
              buy the less it is.{" "}
            </>
          )}
          Boats are available only to members.
        </p>
      </header>
      <div className="grid gap-6 md:grid-cols-2">
        {kinds.map((kind) => (
          <PricingCard key={kind.key} kind={kind} mostPopular={kind.key === "single"} />
        ))}
      </div>
    </section>
  );
}

function PricingCard({ kind, mostPopular }: { kind: BoatKind; mostPopular: boolean }) {
  const { key, name, people, rate } = kind;
  const promises = useClub()?.settings.landing?.promises ?? ourPromises;
  return (
    <Card as="article" className={`grid gap-5 ${mostPopular ? "border-cedar" : ""}`}>
      {key in longNames ? (
        <WhenNear instead={<div className={drawingClass} />}>
          <img
            src={`/pictures/${key}-rowboat.svg`}
            alt=""
            width={560}
            height={224}
            decoding="async"
            className={drawingClass}
          />
        </WhenNear>
      ) : (
        <BoatProfile crew={people[1]} className={drawingClass} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-2xl">{isRenamed(kind) ? name : longNames[key]}</h3>
        {mostPopular && <Badge tone="cedar">Most Popular</Badge>}
      </div>
      <p>
        <span className="font-display text-3xl text-cedar">{rate || "No"}</span>{" "}
        {rate === 1 ? "hour" : "hours"} of balance for each hour on the water
      </p>
      <ul className="grid gap-2">
        {[peopleWords(people), ...promises].map((line) => (
          <li key={line} className="flex items-center gap-2">
            <CheckIcon className="text-kelp" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.boats} variant={mostPopular ? "primary" : "secondary"}>
        Book Now
      </ButtonLink>
    </Card>
  );
}

const isRenamed = ({ key, name }: BoatKind) =>
  documentedProfile.boatKinds.every((kind) => kind.key !== key || kind.name !== name);

/** "1-2 people", "1 person"; one number where the fewest are the most. */
function peopleWords([least, most]: BoatKind["people"]): string {
  if (most === 1) return "1 person";
  return least === most ? `${most} people` : `${least}-${most} people`;
}
