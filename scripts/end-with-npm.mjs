// @ts-check
const checkEveryMs = 500;

/**
 * Ends this process, as Ctrl-C would, when the npm that started it is gone: `kill` reaches npm
 * and the shell between, and that shell does not pass it on.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, "SIGTERM");
  }, checkEveryMs);
  check.unref();
}
