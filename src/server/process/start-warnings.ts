import { isLoopback, type Settings } from "../env";

/**
 * What the log says once at a start because somebody should look at it. Only the demo that nobody
 * asked for may use a fixed word in silence: it answers nobody but its own machine.
 */
export function startWarnings(
  {
    temporaryPassword,
    production,
    demoByDefault,
    hostHeldToLoopback,
    smtpUrl,
    publicUrl,
    trustProxy,
  }: Pick<
    Settings,
    | "temporaryPassword"
    | "production"
    | "demoByDefault"
    | "hostHeldToLoopback"
    | "smtpUrl"
    | "publicUrl"
    | "trustProxy"
  >,
  { demo, admins }: { demo: boolean; admins: number },
): string[] {
  const warnings: string[] = [];
  if (admins === 0) {
    warnings.push(
      "This club has no admin, so nobody can run it: set ADMIN_EMAIL and ADMIN_PASSWORD, and " +
        "start again before anybody registers; or make one with `npm run admin -- EMAIL`.",
    );
  }
  if (temporaryPassword && production && !(demo && demoByDefault)) {
    warnings.push(
      "TEMPORARY_PASSWORD is a fixed word: anyone who knows it can sign in as a new member " +
        "until they change it, and whoever applies with somebody else's e-mail has the account " +
        "once it is approved. Set it to `generated`: then only the mailed link opens it.",
    );
  }
  if (!demo && smtpUrl === undefined) {
    warnings.push(
      "No mail leaves this server: SMTP_URL is not set, so messages are kept as files in " +
        "DATA_DIR/outbox. Once it is set, an admin sends what waits from the Outbox.",
    );
  }
  if (!demo && isLoopback(new URL(publicUrl).hostname)) {
    warnings.push(
      "Links in mail lead to this machine alone: set PUBLIC_URL to the address that members use.",
    );
  }
  if (publicUrl.startsWith("https:") && !trustProxy) {
    warnings.push(
      "PUBLIC_URL is https, which a proxy has to bring, but TRUST_PROXY is not set: everybody seems " +
        "to come from the proxy's address, so ten wrong guesses by anybody keep a member out. Set " +
        "TRUST_PROXY=1, and see that nobody reaches this server past the proxy.",
    );
  }
  if (hostHeldToLoopback) {
    warnings.push(
      "HOST is ignored while demo data is loaded by default; DEMO=1 set by hand lifts that.",
    );
  }
  return warnings;
}
