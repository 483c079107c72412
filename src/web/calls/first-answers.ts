import type { QueryClient } from "@tanstack/react-query";
import { type FirstAnswer, firstAnswersId } from "../../shared/opening/first-answers";

const newMs = 5000;
let takenAt = Number.NEGATIVE_INFINITY;

/**
 * Takes what the server sent with the page as if it had been asked and answered, so that the first
 * screen stands at once. It is taken out of the page, where it would outlive its member. False where
 * the page has none.
 */
export function takeFirstAnswers(queryClient: QueryClient): boolean {
  const sent = document.getElementById(firstAnswersId);
  if (!sent) return false;
  keepAnswers(queryClient, JSON.parse(sent.textContent));
  sent.remove();
  takenAt = performance.now();
  return true;
}

/** Keeps answers where the screens look for them. */
export function keepAnswers(queryClient: QueryClient, answers: readonly FirstAnswer[]): void {
  for (const { name, input, data } of answers)
    queryClient.setQueryData(queryKeyOf(name, input), data);
}

/** Whether the page has just come with its answers, which are not worth asking for once more. */
export const justAnswered = () => performance.now() - takenAt < newMs;

/** Under which key `trpc.<name>.useQuery(input)` keeps its answer. */
export const queryKeyOf = (name: string, input: unknown) => [
  name.split("."),
  input === undefined ? { type: "query" } : { input, type: "query" },
];
