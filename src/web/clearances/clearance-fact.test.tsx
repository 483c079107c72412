import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { clearanceWords } from "../../shared/clearances/clearance-words";
import type { AnswerOf } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { ClearanceFact } from "./clearance-fact";

const held = (expiresOn: string) => [{ name: "Level 2", grantedOn: "2026-01-01", expiresOn }];
const show = (me: AnswerOf<"auth.me">, requiredClearance: string | null = "Level 2") =>
  showScreen(
    <>
      <p>Here</p>
      <ClearanceFact boat={{ requiredClearance }} />
    </>,
    { "auth.me": me },
  );
const sam = testMe();

it("tells visitors what the boat asks for", async () => {
  show(null);
  await screen.findByText("Needs the clearance Level 2");
});

it.each([
  ["holds it", held("2026-11-20")],
  ["lacks it", []],
  ["held it until yesterday", held("2026-11-19")],
])("tells a member who %s how they stand today", async (_who, clearances) => {
  show({ ...sam, clearances });
  await screen.findByText(clearanceWords("Level 2", clearances, "2026-11-20"));
});

it("says nothing of a boat that asks for none", async () => {
  show({ ...sam, clearances: [] }, null);
  await screen.findByText("Here");
  expect(screen.queryByText(/clearance|Level/)).toBeNull();
});
