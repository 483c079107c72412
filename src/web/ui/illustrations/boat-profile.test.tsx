import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BoatProfile } from "./boat-profile";

test.each([
  ["one alone", 1, 1, 1],
  ["a quad", 4, 4, 4],
  ["a four with who steers it", 5, 5, 4],
  ["an eight with who steers it", 9, 9, 8],
  ["what carries more than a hull has room for", 24, 8, 8],
])("%s is drawn as it is", (_, crew, heads, rowers) => {
  const { container } = render(<BoatProfile crew={crew} />);
  expect(container.querySelectorAll("circle[r='11']")).toHaveLength(heads);
  expect(container.querySelectorAll("path.fill-cedar")).toHaveLength(2 * rowers);
});
