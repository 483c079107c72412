import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../testing/show-screen";
import { NotFoundPage } from "./not-found-page";

it("names the address, guesses what was meant, and leads on", async () => {
  showScreen(<NotFoundPage />, {}, "/boat");
  expect(await screen.findByText("/boat")).toBeTruthy();
  const places = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(places).toEqual([
    ["Boats", "/boats"],
    ["See the boats", "/boats"],
    ["Sign In", "/login"],
    ["Return to Home", "/"],
    ["Read the FAQ", "/faq"],
  ]);
});

it("does not guess where nothing is alike", async () => {
  showScreen(<NotFoundPage />, {}, "/xyz");
  await screen.findByText("/xyz");
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
