/** The element of a page that holds what its screen would ask for first. */
export const firstAnswersId = "first-answers";

/** What a read answered while its page was made, so that the browser need not ask. */
export interface FirstAnswer {
  /** of the procedure, such as `boats.get` */
  name: string;
  input?: unknown;
  data: unknown;
}

/**
 * Draws the app at a path as the browser will from the same answers: the inside of the page's
 * root, as HTML. `wide` is a guess that the browser takes over, so that both draw the same.
 */
export type RenderApp = (
  path: string,
  answers: readonly FirstAnswer[],
  wide: boolean,
) => Promise<string>;
