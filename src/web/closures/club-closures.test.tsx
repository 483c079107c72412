import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { done } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { ClubClosures } from "./club-closures";

afterEach(() => dismissToast());

const fog = {
  id: 7,
  reason: "Fog",
  startDate: "2026-11-21",
  endDate: "2026-11-21",
  startTime: "09:00",
  endTime: "12:00",
};

it("says before it is pressed how many bookings a closure touches, and then what became of them", async () => {
  const close = vi.fn(() => ({ closure: fog, cancelled: ["WRC-0002"], left: ["WRC-0003"] }));
  showScreen(<ClubClosures />, {
    "admin.closures": [],
    "admin.closureTouches": { bookings: 2, out: 1 },
    "admin.closeClub": close,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Close the club" }));
  const touched = "2 bookings lie in it, 1 of them out on the water, which stay.";
  expect(await screen.findByText(touched)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close the Club" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Reason is required");
  expect(close).not.toHaveBeenCalled();
  fillIn(screen.getByLabelText("Reason"), "Fog");
  await user.click(screen.getByRole("button", { name: "Close the Club" }));
  expect(
    await screen.findByText("Cancelled and told: WRC-0002. Left standing: WRC-0003."),
  ).toBeTruthy();
  expect(close).toHaveBeenCalledWith(
    expect.objectContaining({ reason: "Fog", cancelBookings: true }),
  );
});

it("closes from now on unless told otherwise, and says when it would begin before", async () => {
  showScreen(<ClubClosures />, {
    "admin.closures": [],
    "admin.closureTouches": { bookings: 0, out: 0 },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Close the club" }));
  const from = await screen.findByLabelText<HTMLInputElement>("From");
  expect(from.value).toBe("12:30");
  expect(await screen.findByText("No booking lies in it.")).toBeTruthy();
  fireEvent.change(from, { target: { value: "12:29" } });
  expect(
    await screen.findByText(/^That start has passed: the club is closed from now on\. /),
  ).toBeTruthy();
});

it("opens the club again once that is confirmed", async () => {
  const end = vi.fn(() => done);
  showScreen(<ClubClosures />, { "admin.closures": [fog], "admin.endClosure": end });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Open again/ }));
  await user.click(screen.getByRole("button", { name: "Open again" }));
  expect(await screen.findByText("Open Again")).toBeTruthy();
  expect(end).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});
