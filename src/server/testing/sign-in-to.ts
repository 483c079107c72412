import type { TestClient } from "./test-client";
import { type PersonKey, personEmail, testPassword } from "./test-people";

/** Logs in over the documented call and gives the client, now with its cookie. */
export const signInTo = (client: TestClient, key: PersonKey): Promise<TestClient> =>
  signInAs(client, personEmail(key));

/** And somebody whom a test has added, with the password of all. */
export async function signInAs(client: TestClient, email: string): Promise<TestClient> {
  const answer = await client.post("/api/auth/login", { email, password: testPassword });
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`);
  return client;
}
