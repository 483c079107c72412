import { expect } from "vitest";
import type { TestAnswer } from "./test-client";

/** The answer to a documented call that must have gone well. */
export function answered(answer: TestAnswer, status = 200): TestAnswer {
  expect(answer.status, answer.text).toBe(status);
  return answer;
}
