import { expect } from "vitest";
import { type MadeToken, type MakeTokenInput, madeToken } from "../../shared/tokens/token-schemas";
import type { TestClub } from "./open-test-club";
import { injecting, TestClient } from "./test-client";

/** Makes a token as somebody who is signed in. */
export async function makeToken(
  member: TestClient,
  asked: Partial<MakeTokenInput> = {},
): Promise<MadeToken> {
  const input = { name: "Till", access: "write", ...asked };
  const answer = await member.post("/api/auth/tokens", input);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(madeToken);
}

/** A program that shows a token with every call. */
export const programWith = ({ app }: TestClub, token: string): TestClient =>
  new TestClient((request) =>
    injecting(app)({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    }),
  );
