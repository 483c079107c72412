import { useEffect, useState } from "react";
import { documentedWords, type Words } from "../../shared/texts/club-texts";
import { figuresOf, fillFigures } from "../../shared/texts/figures";
import { trpc } from "../api";
import { useClub } from "../club-clock";

const patienceMs = 2000;

/**
 * What a text of the club says now, by its id, with its figures filled in. Undefined for a moment,
 * until it is known which texts the club has worded anew, so that no words change before a reader's
 * eyes. A read that fails or is slow leaves the documented words.
 */
export function useClubTexts(): ((id: string) => Words) | undefined {
  const { data, isPending } = trpc.admin.texts.useQuery();
  const settings = useClub()?.settings;
  const patient = usePatience();
  if (isPending && patient) return undefined;
  const edited = new Map(data?.map(({ id, words }) => [id, words]));
  const figures = figuresOf(settings);
  return (id) => {
    const { title, body } = edited.get(id) ?? documentedWords(id) ?? { title: "", body: "" };
    return { title: fillFigures(title, figures), body: fillFigures(body, figures) };
  };
}

function usePatience(): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return patient;
}
