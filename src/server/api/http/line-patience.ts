/** How long the server waits for whoever is slow, in ms and bytes. */
export interface LinePatience {
  /** for the headers of a request, and for all of it */
  headMs: number;
  requestMs: number;
  /** how often Node looks for those that are late */
  lookMs: number;
  /** within each such time so many bytes of a large body have to come */
  bodyMs: number;
  bodyBytes: number;
  /** for anything of an answer to be taken */
  unreadMs: number;
}

export const linePatience: LinePatience = {
  headMs: 15_000,
  requestMs: 30_000,
  lookMs: 5_000,
  bodyMs: 5_000,
  bodyBytes: 80 * 1024,
  unreadMs: 30_000,
};
