import { PageHeading } from "../ui/page-heading";
import { useScrollToHash } from "../ui/use-scroll-to-hash";
import { terms } from "./terms";

/** Each section has an address of its own (/terms#cancellation). */
export function TermsPage() {
  useScrollToHash();
  return (
    <div className="page-width grid max-w-3xl gap-8 py-10">
      <PageHeading
        title="Terms & Conditions"
        lead="What members and the club promise each other."
      />
      {terms.map(({ id, title, words }) => (
        <section key={id} id={id} className="grid scroll-mt-24 gap-2">
          <h2 className="text-xl">{title}</h2>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
