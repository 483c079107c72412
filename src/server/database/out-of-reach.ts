/** A service of others that does not answer as it should; the sentence names its host and needs no stack. */
export class OutOfReach extends Error {
  override name = "OutOfReach";
}

/** Why a call over the network failed: the system's code where there is one, as for a name not found. */
export function whyOutOfReach(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
