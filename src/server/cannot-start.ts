/** What keeps the process from starting, in one sentence for whoever runs it; it needs no stack. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
