import { useEffect, useState } from "react";
import {
  documentedWords,
  type QuestionOnFaq,
  questionsNow,
  type Words,
} from "../../shared/texts/club-texts";
import { fillFigures } from "../../shared/texts/figures";
import { trpc } from "../calls/api";
import { useFigures } from "../texts/use-figures";

const patienceMs = 2000;

interface ClubTexts {
  /** What a text says now, by its id, with its figures filled in. */
  say: (id: string) => Words;
  /** what the FAQ asks now */
  questions: QuestionOnFaq[];
}

/**
 * The texts as the club words them. Undefined for a moment, until its figures and the texts that were
 * worded anew are known, so that no words change before a reader's eyes. A read that fails or is slow
 * leaves the documented words.
 */
export function useClubTexts(): ClubTexts | undefined {
  const { data, isPending } = trpc.admin.texts.useQuery();
  const { figures, coming } = useFigures();
  const patient = usePatience();
  if ((isPending || coming) && patient) return undefined;
  const edited = new Map(data?.map(({ id, words }) => [id, words]));
  const say = (id: string) => {
    const { title, body } = edited.get(id) ?? documentedWords(id) ?? { title: "", body: "" };
    return { title: fillFigures(title, figures), body: fillFigures(body, figures) };
  };
  return { say, questions: questionsNow(data ?? []) };
}

function usePatience(): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return patient;
}
