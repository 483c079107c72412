import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import {
  byDock,
  forgetPendingAction,
  keepPendingAction,
  keptPendingActions,
} from "../offline-queue/pending-actions";
import { showScreen } from "../testing/show-screen";
import { DockHeader } from "./dock-header";

afterEach(() => {
  vi.restoreAllMocks();
  for (const action of keptPendingActions()) forgetPendingAction(action);
});

function pressOnce() {
  const press = { act: "launch" as const, aboard: [], plan: "" };
  keepPendingAction({ ...press, by: byDock, bookingId: 1, boat: "Heron" }, new Date());
}

const show = () =>
  showScreen(
    <DockHeader heardAt={0} silent waiting={keptPendingActions()}>
      {null}
    </DockHeader>,
    {},
  );

it("says that a press is kept on the tablet", async () => {
  pressOnce();
  show();
  expect(await screen.findByText("1 press is kept here until the club answers")).toBeTruthy();
});

it("asks to leave the page open where the browser keeps nothing", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is closed", "SecurityError");
  });
  pressOnce();
  pressOnce();
  show();
  const words = "2 presses are not with the club yet. Please leave this page open";
  expect(await screen.findByText(words)).toBeTruthy();
});
