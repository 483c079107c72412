import { useClub } from "../clock/club-clock";
import { Paragraphs } from "../ui/paragraphs";

/** What the club is, in its own words where it has some; a club that says nothing here has no such part. */
export function AboutTheClub() {
  const landing = useClub()?.settings.landing;
  if (landing?.about === "") return null;
  return (
    <section className="border-line border-y bg-surface">
      <div className="page-width grid gap-8 py-14 md:grid-cols-[1fr_1.4fr]">
        <h2 className="text-3xl">About The Club</h2>
        <div className="grid gap-4 text-lg">
          {landing ? <Paragraphs text={landing.about} /> : <OurWords />}
        </div>
      </div>
    </section>
  );
}

function OurWords() {
  const foundedIn = useClub()?.settings.foundedIn;
  return (
    <>
      <p>
        {foundedIn
          ? `We have kept slide-seat rowing boats on the bay since ${foundedIn}. `
          : "We keep slide-seat rowing boats on the bay. "}
        Slide seats put your legs into every stroke: it is rowing as exercise, and as a way to see
        herons, seals and the sunrise.
      </p>
      <p className="text-ink-soft">
        The club is members-only, and the boats are available only to members. That keeps them
        looked after, and keeps a boat free when you feel like going out.
      </p>
    </>
  );
}
