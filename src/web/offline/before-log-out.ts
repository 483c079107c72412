type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Asks, before this device forgets everything, what must not be forgotten unasked. */
export const mayLogOut = async (): Promise<boolean> => (ask ? ask() : true);

/** Names who is asked from now on. Gives how to stop it. */
export function askBeforeLogOut(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}
