import { expect, it } from "vitest";
import { costWords } from "./cost-words";

const preview = { unlimited: false, cost: 1.5, leaves: 8.5, refusal: null };

it("says what an outing costs and what is left after it", () => {
  expect(costWords(preview)).toBe("costs 1.5 hours, leaves 8.5");
  expect(costWords({ ...preview, cost: 1, leaves: 0 })).toBe("costs 1 hour, leaves 0");
});

it("says how many hours are missing when the balance is too small", () => {
  expect(costWords({ ...preview, cost: 1.5, leaves: -0.5 })).toBe(
    "costs 1.5 hours, 0.5 hours more than you have",
  );
});

it("says that unlimited members pay nothing", () => {
  expect(costWords({ ...preview, unlimited: true, cost: 0, leaves: 1_000_000 })).toBe(
    "costs no hours, yours are unlimited",
  );
});

it("says of a move that costs the same what that is", () => {
  expect(costWords({ ...preview, cost: 1, more: 0 })).toBe("Same cost: 1 hour");
});
