import { useState } from "react";
import { navigate, useHistoryState } from "wouter/use-browser-location";
import { holdsWords } from "../../shared/fields/compare-words";
import { faqTextId } from "../../shared/texts/club-texts";
import { type FaqCategory, faqCategories } from "../../shared/texts/faq-categories";
import type { FaqQuestion } from "../../shared/texts/faq-question";
import { useClub } from "../clock/club-clock";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { TextField } from "../ui/forms/text-field";
import { useHash } from "../ui/hooks/use-hash";
import { Skeleton } from "../ui/loading/skeleton";
import { PageHeading } from "../ui/page-heading";
import { FaqAnswer } from "./faq-answer";
import { useClubTexts } from "./use-club-texts";

/** Questions by category, searchable, each with an address of its own (/faq#cancel). */
export function FaqPage() {
  const [category, setCategory] = useState<FaqCategory | null>(null);
  const [search, setSearch] = useState("");
  const showAll = () => {
    setCategory(null);
    setSearch("");
  };
  const { linked, rememberOpened } = useLinkedQuestion(showAll);
  const questions = useQuestions();
  const found = questions && findQuestions(questions, category, search);
  return (
    <div className="page-width grid max-w-3xl gap-6 py-10">
      <PageHeading title="FAQ" lead="Short answers to what people ask us on the dock." />
      <TextField
        label="Search the questions"
        type="search"
        autoComplete="off"
        className="max-w-md"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <CategoryFilter chosen={category} onChoose={setCategory} />
      <p role="status" className="min-h-5 text-ink-soft text-sm">
        {found && `${found.length} ${found.length === 1 ? "question" : "questions"}`}
      </p>
      {!found && <Skeleton className="h-screen w-full" />}
      {found?.length === 0 && <NothingFound onShowAll={showAll} />}
      {found && found.length > 0 && (
        <div>
          {found.map((entry) => (
            <FaqAnswer
              key={entry.id}
              entry={entry}
              linked={entry.id === linked}
              onOpen={() => rememberOpened(entry.id)}
            />
          ))}
        </div>
      )}
      <ContactDetails />
    </div>
  );
}

/**
 * The questions as the club words them; undefined until that is known. One whose answer says nothing,
 * because it is about a setting that is off or empty, is not asked.
 */
function useQuestions() {
  const texts = useClubTexts();
  if (!texts) return undefined;
  return texts.questions
    .map(({ id, category }) => {
      const { title, body } = texts.say(faqTextId(id));
      return { id, category, question: title, answer: body };
    })
    .filter(({ answer }) => answer !== "");
}

const openedHere = "opened here";

/**
 * The question the address names. Arriving at an address calls `onArrive`, while a question opened
 * by hand only gets into the address: what somebody has searched for stays.
 */
function useLinkedQuestion(onArrive: () => void) {
  const hash = useHash();
  const state: unknown = useHistoryState();
  const [arrival, setArrival] = useState(hash);
  if (state !== openedHere && arrival !== hash) {
    setArrival(hash);
    onArrive();
  }
  const rememberOpened = (id: string) => navigate(`#${id}`, { replace: true, state: openedHere });
  return { linked: hash.slice(1), rememberOpened };
}

interface CategoryFilterProps {
  chosen: FaqCategory | null;
  onChoose: (category: FaqCategory | null) => void;
}

function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Category</legend>
      {[null, ...faqCategories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className="min-h-10 rounded-full border border-line-strong bg-surface px-4 font-semibold text-sm transition-colors hover:bg-tide-soft aria-pressed:border-tide aria-pressed:bg-tide aria-pressed:text-on-tide pointer-coarse:min-h-11"
        >
          {category ?? "All"}
        </button>
      ))}
    </fieldset>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      level="section"
      title="No question matches"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all questions
        </Button>
      }
    >
      Try fewer or other words, or ask us.
    </EmptyState>
  );
}

function ContactDetails() {
  const settings = useClub()?.settings;
  if (!settings) return null;
  return (
    <section className="grid gap-2 rounded-lg bg-tide-soft p-5 sm:p-6">
      <h2 className="text-xl">Something else?</h2>
      <p>
        Write to{" "}
        <a href={`mailto:${settings.email}`} className="text-link wrap-anywhere">
          {settings.email}
        </a>
        {settings.phone && (
          <>
            {" "}
            or call{" "}
            <a href={`tel:${settings.phone}`} className="whitespace-nowrap text-link">
              {settings.phone}
            </a>
          </>
        )}
        .{settings.address && ` You find us at ${settings.address}.`}
      </p>
    </section>
  );
}

/** The questions of a category, or of all, that hold every word of a search somewhere. */
function findQuestions(
  questions: readonly FaqQuestion[],
  category: FaqCategory | null,
  search: string,
): FaqQuestion[] {
  return questions.filter((entry) => {
    if (category !== null && entry.category !== category) return false;
    return holdsWords(`${entry.category} ${entry.question} ${entry.answer}`, search);
  });
}
