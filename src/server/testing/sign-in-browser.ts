import type { BrowserContext } from "playwright-core";
import { demoEmail, demoPassword } from "../demo/demo-accounts";
import type { DemoKey } from "../demo/demo-people";
import type { DemoName } from "../env";
import { type PersonKey, personEmail, testPassword } from "./test-people";

/** Signs one of a demo club's people in, for every page of the context. */
export const signInBrowser = (
  context: BrowserContext,
  who: DemoKey,
  demo: DemoName = "willows",
): Promise<void> => signIn(context, { email: demoEmail(who, demo), password: demoPassword });

/** Signs somebody of the test club in, for every page of the context. */
export const signInBrowserAs = (context: BrowserContext, who: PersonKey): Promise<void> =>
  signIn(context, { email: personEmail(who), password: testPassword });

async function signIn(context: BrowserContext, data: { email: string; password: string }) {
  const answer = await context.request.post("/api/auth/login", { data });
  if (!answer.ok()) throw new Error(`${data.email} cannot sign in: ${await answer.text()}`);
}
