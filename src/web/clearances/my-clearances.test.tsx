import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Clearance } from "../../shared/clearances/clearance-schemas";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { MyClearances } from "./my-clearances";

const show = (clearances: Clearance[]) =>
  showScreen(
    <>
      <p>Here</p>
      <MyClearances />
    </>,
    { "auth.me": testMe({}, clearances) },
  );

it("lists what a member holds, and what has ended since; the last day counts", async () => {
  const grantedOn = "2025-11-21";
  show([
    { name: "Level 1", grantedOn, expiresOn: "2026-11-20" },
    { name: "Night", grantedOn, expiresOn: "2026-11-19" },
  ]);
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Level 1until November 20, 2026",
    "Nightended on November 19, 2026",
  ]);
});

it("is not there for whoever holds none", async () => {
  show([]);
  await screen.findByText("Here");
  expect(screen.queryByRole("heading")).toBeNull();
});
