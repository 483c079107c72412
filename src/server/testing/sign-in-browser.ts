import type { BrowserContext } from "playwright-core";
import { type DemoKey, demoAccounts, demoEmail } from "../demo/demo-accounts";

/** Signs one of the demo club's people in, for every page of the context. */
export async function signInBrowser(context: BrowserContext, who: DemoKey): Promise<void> {
  const answer = await context.request.post("/api/auth/login", {
    data: { email: demoEmail(who), password: demoAccounts.password },
  });
  if (!answer.ok()) throw new Error(`${who} cannot sign in: ${await answer.text()}`);
}
