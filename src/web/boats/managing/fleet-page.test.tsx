import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import { type Answers, done } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { fillIn } from "../../testing/fill-in";
import { testMe } from "../../testing/me";
import { showScreen } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { FleetPage } from "./fleet-page";

afterEach(() => dismissToast());

const heron = testBoat({ lockCode: "4712" });
const gull = testBoat({ id: 9, name: 'Solo 14 "Old Gull"', managerDisabled: true });
const sams: TouchedBookingView = {
  id: 41,
  reference: "WRC-0041",
  memberName: "Sam Okafor",
  bookingDate: "2026-11-21",
  startTime: "06:30",
  duration: 1.5,
  hoursUsed: 1.5,
  freeBoats: [{ id: 2, name: 'Solo 14 "Kingfisher"' }],
};
function show(answers: Answers = {}) {
  showScreen(<FleetPage />, {
    "auth.me": testMe({ isAdmin: true }),
    "boats.list": [heron, gull],
    "admin.blocks": [],
    "admin.touchedBookings": [],
    ...answers,
  });
}

const user = () => userEvent.setup();
const press = async (name: string) =>
  await user().click(await screen.findByRole("button", { name }));
const refuse = (message: string) => () => Promise.reject(new TRPCClientError(message));

it("leads a club without boats to its spreadsheet", async () => {
  show({ "boats.list": [] });
  const link = await screen.findByRole("link", { name: "bring them in from a spreadsheet" });
  expect(link.getAttribute("href")).toBe("/admin/import?kind=boats");
});

it("counts the one person of a single boat", async () => {
  show({ "boats.list": [testBoat({ capacity: 1 }), testBoat({ id: 2, capacity: 2 })] });
  expect(await screen.findByText(/up to 1 person$/)).toBeTruthy();
  expect(screen.getByText(/up to 2 people$/)).toBeTruthy();
});

describe("blocking a boat", () => {
  async function fillBlock({ last = "2026-11-22", reason = "Rigging" } = {}) {
    await press('Block Solo 14 "Heron"');
    const end = await screen.findByLabelText("Last day");
    fillIn(end, last);
    if (reason) fillIn(screen.getByLabelText("Reason"), reason);
    await press("Block Boat");
  }

  it.each([
    [{ reason: "" }, "Reason is required"],
    [{ last: "2026-11-19" }, "The end date must not be before the start date"],
  ])("%j is refused beside its field", async (given, message) => {
    const block = vi.fn();
    show({ "admin.blockBoat": block });
    await fillBlock(given);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(block).not.toHaveBeenCalled();
  });

  it("asks only about bookings on those days, then blocks with the reason", async () => {
    const touched = vi.fn(() => []);
    const days = { startDate: "2026-11-20", endDate: "2026-11-22" };
    const made = { id: 1, boatId: 1, boatName: heron.name, ...days, reason: "Rigging" };
    const block = vi.fn(() => made);
    show({ "admin.touchedBookings": touched, "admin.blockBoat": block });
    await fillBlock();
    expect(await screen.findByText("Boat Blocked")).toBeTruthy();
    expect(touched).toHaveBeenCalledWith({ boatId: 1, ...days });
    expect(block).toHaveBeenCalledExactlyOnceWith({
      boatId: 1,
      ...days,
      reason: "Rigging",
      settlements: [],
    });
  });

  it("keeps what was typed when the days are blocked already", async () => {
    const already = "This boat is already blocked on those dates";
    show({ "admin.blockBoat": refuse(already) });
    await fillBlock();
    expect((await screen.findByRole("alert")).textContent).toBe(already);
    expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe("Rigging");
  });
});

describe("the rest of the fleet", () => {
  it("asks before it retires a boat, also when no booking is touched", async () => {
    const edit = vi.fn(() => ({ boat: heron }));
    show({ "admin.editBoat": edit });
    await press('Retire Solo 14 "Heron"');
    const dialog = await screen.findByRole("dialog", { name: 'Retire Solo 14 "Heron"?' });
    expect(within(dialog).getByText("No booking ahead is touched.")).toBeTruthy();
    await press("Retire");
    expect(await screen.findByText("Boat Retired")).toBeTruthy();
    const retired = { id: 1, managerDisabled: true, settlements: [] };
    expect(edit).toHaveBeenCalledExactlyOnceWith(retired);
  });

  it("keeps retired boats apart, without a switch, and brings them back", async () => {
    const edit = vi.fn(() => ({ boat: gull }));
    show({ "admin.editBoat": edit });
    const retired = await screen.findByRole("region", { name: "Retired" });
    expect(within(retired).queryByRole("switch")).toBeNull();
    await press('Bring back Solo 14 "Old Gull"');
    expect(await screen.findByText("Boat Brought Back")).toBeTruthy();
    const back = { id: 9, managerDisabled: false, settlements: [] };
    expect(edit).toHaveBeenCalledExactlyOnceWith(back);
  });

  it("asks about bookings when the lock code changes, proposing to leave them", async () => {
    const edit = vi.fn(() => ({ boat: heron }));
    show({ "admin.touchedBookings": [sams], "admin.editBoat": edit });
    await press('Edit Solo 14 "Heron"');
    const code = await screen.findByLabelText(/^Lock code/);
    fillIn(code, "9000");
    await press("Save Boat");
    await press("Change the code");
    expect(await screen.findByText("Boat Saved")).toBeTruthy();
    expect(edit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        lockCode: "9000",
        settlements: [{ bookingId: 41, action: "leave" }],
      }),
    );
  });

  it("saves another name without asking about bookings", async () => {
    const edit = vi.fn(() => ({ boat: heron }));
    const touched = vi.fn(() => [sams]);
    show({ "admin.touchedBookings": touched, "admin.editBoat": edit });
    await press('Edit Solo 14 "Heron"');
    await user().type(await screen.findByLabelText("Name"), " II");
    await press("Save Boat");
    expect(await screen.findByText("Boat Saved")).toBeTruthy();
    expect(touched).not.toHaveBeenCalled();
    expect(edit).toHaveBeenCalledExactlyOnceWith({
      id: 1,
      name: 'Solo 14 "Heron" II',
      seen: { name: 'Solo 14 "Heron"' },
      settlements: [],
    });
  });

  it("adds a boat, and sends none without a name", async () => {
    const add = vi.fn(() => ({ boat: testBoat({ name: "Tern" }) }));
    show({ "admin.addBoat": add });
    await press("Add Boat");
    const dialog = await screen.findByRole("dialog", { name: "Add Boat" });
    const submit = within(dialog).getByRole("button", { name: "Add Boat" });
    await user().click(submit);
    expect(await screen.findByText("Please give the boat a name")).toBeTruthy();
    fillIn(within(dialog).getByLabelText("Name"), "Tern");
    await user().click(submit);
    expect(await screen.findByText("Boat Added")).toBeTruthy();
    expect(add).toHaveBeenCalledExactlyOnceWith({
      name: "Tern",
      description: "",
      category: "single",
      capacity: 2,
      lockCode: null,
      requiredClearance: null,
      lights: false,
    });
  });

  it("fills in how many a chosen kind carries, unless somebody has said", async () => {
    show();
    await press("Add Boat");
    const dialog = within(await screen.findByRole("dialog", { name: "Add Boat" }));
    const capacity = dialog.getByLabelText("Capacity");
    const choose = (kind: string) => user().selectOptions(dialog.getByLabelText("Category"), kind);
    await choose("Tango");
    expect(capacity).toHaveProperty("value", "3");
    fillIn(capacity, "4");
    await choose("Solo");
    expect(capacity).toHaveProperty("value", "4");
  });

  it("lists the blocks and removes one after asking", async () => {
    const days = { startDate: "2026-11-20", endDate: "2026-11-22" };
    const block = { id: 5, boatId: 1, boatName: heron.name, ...days, reason: "Rigging" };
    const remove = vi.fn(() => done);
    show({ "admin.blocks": [block], "admin.unblockBoat": remove });
    const blocks = await screen.findByRole("region", { name: "Blocked days" });
    expect((await within(blocks).findByRole("listitem")).textContent).toContain(
      "from Fri, Nov 20 to Sun, Nov 22, 2026 · Rigging",
    );
    await user().click(within(blocks).getByRole("button", { name: /^Remove/ }));
    expect(remove).not.toHaveBeenCalled();
    await press("Remove");
    expect(await screen.findByText("Block Removed")).toBeTruthy();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  });
});
