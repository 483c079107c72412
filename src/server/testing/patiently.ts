import type { TestAnswer, TestClient } from "./test-client";

/** Asks again as long as a busy machine answers that it could not come to it. */
export async function patiently(
  client: TestClient | undefined,
  ask: (client: TestClient) => Promise<TestAnswer>,
): Promise<TestAnswer> {
  if (!client) throw new Error("Nobody asks");
  const answer = await ask(client);
  return answer.status === 503 ? patiently(client, ask) : answer;
}
