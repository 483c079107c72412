/** A service of others that does not answer as it should; the sentence names its host and needs no stack. */
export class OutOfReach extends Error {
  override name = "OutOfReach";
}

/** Whether that, or what it came from, is a service out of reach, of which `Reach` has told. */
export function isOutOfReach(error: unknown): boolean {
  const ofReach = (one: unknown) => one instanceof OutOfReach;
  return ofReach(error) || (error instanceof Error && ofReach(error.cause));
}

/**
 * Which services of others do not answer, as this process finds them. `say` hears once that one is
 * out of reach, and once that it answers again.
 */
export class Reach {
  private readonly lost = new Set<string>();

  constructor(private readonly say: (sentence: string) => void) {}

  /** What `ask` gives, which asks the host and throws `OutOfReach` when that does not answer. */
  async watch<T>(host: string, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      if (this.lost.delete(host)) this.say(`${host} answers again`);
      return answer;
    } catch (error) {
      if (error instanceof OutOfReach && !this.lost.has(host)) {
        this.lost.add(host);
        this.say(error.message);
      }
      throw error;
    }
  }
}

/** Why a call over the network failed: the system's code where there is one, as for a name not found. */
export function whyOutOfReach(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
