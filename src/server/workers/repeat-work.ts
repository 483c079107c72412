/** Something the process does again and again. */
export interface RepeatedWork {
  /** Settles when the round under way is over; none follows. */
  stop: () => Promise<void>;
}

/** Does the work now and then every so often, one round at a time; what fails is reported. */
export function repeatWork(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): RepeatedWork {
  let running: Promise<unknown> = Promise.resolve();
  const round = () => {
    running = running.then(work).catch(onError);
  };
  const timer = setInterval(round, everyMs);
  timer.unref();
  round();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
