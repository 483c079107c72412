import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BoatMark } from "./boat-mark";

/** How a boat's mark is drawn, without the names that tie its parts together. */
function drawingOf(id: number): string {
  const { container } = render(<BoatMark boat={{ id }} />);
  return container.innerHTML.replaceAll(/(?:id="[^"]*"|url\([^)]*\))/g, "");
}

const ids = Array.from({ length: 30 }, (_, n) => n + 1);

it("is the same for a boat wherever it is drawn, and no other's among thirty boats", () => {
  const drawings = ids.map(drawingOf);
  expect(drawingOf(7)).toBe(drawings[6]);
  expect(new Set(drawings).size).toBe(30);
});

it("differs from its neighbours' by more than the colour", () => {
  const patterns = ids.map((id) => drawingOf(id).replace(/text-blade-\w+/, ""));
  for (const [index, pattern] of patterns.entries()) {
    expect(pattern).not.toBe(patterns[index + 1]);
  }
});
