import { useEffect, useState } from "react";
import { documentedWords, type Words } from "../../shared/texts/club-texts";
import { fillFigures } from "../../shared/texts/figures";
import { trpc } from "../calls/api";
import { useFigures } from "../texts/use-figures";

const patienceMs = 2000;

/**
 * What a text of the club says now, by its id, with its figures filled in. Undefined for a moment,
 * until its figures and the texts that were worded anew are known, so that no words change before a
 * reader's eyes. A read that fails or is slow leaves the documented words.
 */
export function useClubTexts(): ((id: string) => Words) | undefined {
  const { data, isPending } = trpc.admin.texts.useQuery();
  const { figures, coming } = useFigures();
  const patient = usePatience();
  if ((isPending || coming) && patient) return undefined;
  const edited = new Map(data?.map(({ id, words }) => [id, words]));
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
