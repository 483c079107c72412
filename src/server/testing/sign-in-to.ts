import type { TestClient } from "./test-client";
import { type PersonKey, personEmail, testPassword } from "./test-people";

/** Logs in over the documented call and gives the client, now with its cookie. */
export async function signInTo(client: TestClient, key: PersonKey): Promise<TestClient> {
  const body = { email: personEmail(key), password: testPassword };
  const answer = await client.post("/api/auth/login", body);
  if (answer.status !== 200) throw new Error(`${key} cannot sign in: ${answer.text}`);
  return client;
}
