import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { keptPendingActions } from "../offline-queue/pending-actions";
import type { Answering } from "../testing/answers";
import { pressAtDock, showDock } from "../testing/at-the-dock";
import { testOuting, testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { IsBackButton } from "./is-back-button";

const landed = testOutingOut({ landedAt: "2026-11-20T19:40:00.000Z", state: "landed" });

// The simulated browser has no pointers that a toast could capture.
const undoInToast = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));

it("takes back the launch and the landing that were just pressed", async () => {
  const undoLaunch = vi.fn<Answering<"bookings.undoLaunch">>(() => ({ outing: testOuting() }));
  const undoLanding = vi.fn<Answering<"bookings.undoLanding">>(() => ({
    outing: testOutingOut(),
  }));
  const { unmount } = showDock([testOuting()], {
    "bookings.launch": () => ({ outing: testOutingOut() }),
    "bookings.undoLaunch": undoLaunch,
  });
  await pressAtDock("Launch");
  await undoInToast();
  await screen.findByText('Solo 14 "Heron": taken back');
  expect(undoLaunch).toHaveBeenCalledExactlyOnceWith({ id: 7 });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  unmount();
  showDock([testOutingOut()], {
    "bookings.land": () => ({ outing: landed }),
    "bookings.undoLanding": undoLanding,
  });
  await pressAtDock("Back at the dock");
  await undoInToast();
  await screen.findByText('Solo 14 "Heron": taken back');
  expect(undoLanding).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

it("offers Still out until the due time, and not with the kilometres", async () => {
  const undoLanding = vi.fn<Answering<"bookings.undoLanding">>(() => ({
    outing: testOutingOut(),
  }));
  const { unmount } = showDock([landed], {
    "bookings.undoLanding": undoLanding,
    "bookings.land": () => ({ outing: landed }),
  });
  await userEvent.setup().type(await screen.findByLabelText("Kilometres"), "4");
  await pressAtDock("Save");
  await screen.findByText('Solo 14 "Heron" is in the log');
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  unmount();
  const stillOut = showDock([landed], { "bookings.undoLanding": undoLanding });
  await pressAtDock("Still out");
  await waitFor(() => expect(undoLanding).toHaveBeenCalledExactlyOnceWith({ id: 7 }));
  stillOut.unmount();
  showDock(
    [{ ...landed, bookingId: 8, startTime: "10:00", endTime: "11:00", dueTime: "11:00" }],
    {},
  );
  await screen.findByRole("heading", { name: "Welcome back" });
  expect(screen.queryByRole("button", { name: "Still out" })).toBeNull();
});

it("takes back without a network, after the press that it undoes", async () => {
  const calls: string[] = [];
  let reached = false;
  const answer = (call: string) => () => {
    if (!reached) throw new TypeError("Failed to fetch");
    calls.push(call);
    return { outing: testOuting() };
  };
  const notLaunched = TRPCClientError.from({
    error: {
      message: "This boat has not been launched.",
      code: -32022,
      data: { httpStatus: 422, refusal: "NOT_LAUNCHED" },
    },
  });
  showDock([testOuting()], {
    "bookings.launch": answer("launch"),
    "bookings.undoLaunch": () => {
      calls.push("undo");
      throw notLaunched;
    },
  });
  await pressAtDock("Launch");
  const undo = await screen.findByRole("button", { name: "Undo" });
  await userEvent.setup().click(undo);
  await screen.findByRole("heading", { name: "Ready to launch" });
  expect(keptPendingActions().map(({ act }) => act)).toEqual(["launch", "undo launch"]);
  reached = true;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(keptPendingActions()).toEqual([]));
  expect(calls).toEqual(["launch", "undo"]);
});

it("is there for staff who noted a return", async () => {
  const undoLanding = vi.fn<Answering<"bookings.undoLanding">>(() => ({
    outing: testOutingOut(),
  }));
  showScreen(<IsBackButton outing={testOutingOut()} />, {
    "bookings.land": () => ({ outing: landed }),
    "bookings.undoLanding": undoLanding,
  });
  await pressAtDock('Solo 14 "Heron" is back');
  await undoInToast();
  await screen.findByText('Solo 14 "Heron": taken back');
  expect(undoLanding).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});
