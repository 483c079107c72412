import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FatalBoundary } from "./fatal-boundary";

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error("a screen fell over");
}

it("says so when nothing can be shown, and leads home", () => {
  // React reports every caught failure to the console; that noise is not what is tested here.
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <FatalBoundary>
      <Broken />
    </FatalBoundary>,
  );
  expect(screen.getByRole("heading").textContent).toBe("Loading Error");
  expect(screen.getByText("There was an error loading the application components.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});
