import { paths } from "../paths";
import { ButtonLink } from "../ui/button";

export function ClosingCall() {
  return (
    <section className="page-width">
      <div className="grid justify-items-center gap-5 rounded-xl bg-tide-soft px-6 py-14 text-center">
        <h2 className="max-w-[20ch] text-3xl">The water is calmest before the town wakes</h2>
        <p className="max-w-prose text-lg">
          See which boats are free, and pick your morning. The club is members-only.
        </p>
        <ButtonLink to={paths.boats}>Book Your Boat Now</ButtonLink>
      </div>
    </section>
  );
}
