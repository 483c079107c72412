import { paths } from "../paths";
import { ButtonLink } from "../ui/button";

export function TryARowInvitation() {
  return (
    <section className="page-width">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-cedar border-l-4 bg-cedar-soft px-5 py-6 sm:px-8">
        <div className="grid max-w-prose gap-1">
          <h2 className="text-2xl">Never sat in a rowing boat?</h2>
          <p>
            Come for an introductory row: one of us takes you out, shows you how it works, and has
            you back at the dock dry.
          </p>
        </div>
        <ButtonLink to={paths.tryARow} variant="secondary">
          Try a row
        </ButtonLink>
      </div>
    </section>
  );
}
