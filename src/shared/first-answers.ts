/** The element of a page that holds what its screen would ask for first. */
export const firstAnswersId = "first-answers";

/** What a read answered while its page was made, so that the browser need not ask. */
export interface FirstAnswer {
  /** of the procedure, such as `boats.get` */
  name: string;
  input?: unknown;
  data: unknown;
}
