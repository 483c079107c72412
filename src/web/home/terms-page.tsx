import { termsTextId } from "../../shared/texts/club-texts";
import { terms } from "../../shared/texts/terms";
import { useScrollToHash } from "../ui/hooks/use-scroll-to-hash";
import { Skeleton } from "../ui/loading/skeleton";
import { PageHeading } from "../ui/page-heading";
import { Paragraphs } from "../ui/paragraphs";
import { useClubTexts } from "./use-club-texts";

/** Each section has an address of its own (/terms#cancellation). */
export function TermsPage() {
  const texts = useClubTexts();
  useScrollToHash(texts !== undefined);
  return (
    <div className="page-width grid max-w-3xl gap-8 py-10">
      <PageHeading
        title="Terms & Conditions"
        lead="What members and the club promise each other."
      />
      {texts ? (
        terms.map(({ id }) => {
          const { title, body } = texts.say(termsTextId(id));
          return (
            <section key={id} id={id} className="grid scroll-mt-24 gap-2">
              <h2 className="text-xl">{title}</h2>
              <Paragraphs text={body} />
            </section>
          );
        })
      ) : (
        <Skeleton className="h-screen w-full" />
      )}
    </div>
  );
}
