import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Answering } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testFee, testPlan } from "../testing/plan";
import { showScreen } from "../testing/show-screen";
import { CataloguePage } from "./catalogue-page";

const tenHours = { ...testPlan({ description: "Hours on any boat" }), isActive: true };
const junior = { ...testFee({ id: 6, name: "Junior", taxed: false }), isActive: true };
const fee = { ...testFee({ description: "Hours on any boat" }), isActive: true };

async function editing(editPlan: Answering<"admin.editPlan">, name = "10 Hour Plan") {
  showScreen(<CataloguePage />, { "admin.plans": [tenHours, fee], "admin.editPlan": editPlan });
  await userEvent.click(await screen.findByRole("button", { name: `Edit ${name}` }));
  return within(screen.getByRole("dialog"));
}

async function typePrice(dialog: ReturnType<typeof within>, price: string) {
  const field = dialog.getByLabelText(/^Price in CAD/);
  fillIn(field, price);
}

it("says what members will pay, and changes the price", async () => {
  const editPlan = vi.fn(() => ({ plan: tenHours }));
  const dialog = await editing(editPlan);
  await typePrice(dialog, "275.50");
  expect(dialog.getByText("With $13.78 GST a member pays $289.28.")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(editPlan).toHaveBeenCalledWith({
      id: 2,
      price: "275.50",
      seen: { price: tenHours.price },
    }),
  );
});

it("takes a package of hours off the list, but not fee or training", async () => {
  const editPlan = vi.fn(() => ({ plan: { ...tenHours, isActive: false } }));
  const dialog = await editing(editPlan);
  await userEvent.click(dialog.getByRole("checkbox", { name: "On sale" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("10 Hour Plan is no longer on sale.")).toBeTruthy();
  expect(editPlan).toHaveBeenCalledWith({
    id: 2,
    isActive: false,
    seen: { isActive: true },
  });
  await userEvent.click(screen.getByRole("button", { name: "Edit Membership Fee" }));
  const ofFee = within(await screen.findByRole("dialog"));
  expect(ofFee.queryByRole("checkbox", { name: "On sale" })).toBeNull();
  expect(ofFee.queryByLabelText("Hours")).toBeNull();
  await typePrice(ofFee, "60.00");
  await userEvent.click(ofFee.getByRole("button", { name: "Save" }));
  const { id, price } = fee;
  const edit = { id, price: "60.00", seen: { price } };
  await waitFor(() => expect(editPlan).toHaveBeenLastCalledWith(edit));
});

it("adds a package of hours, and says beside each field what is wrong", async () => {
  const addPlan = vi.fn(() => ({ plan: tenHours }));
  const resting = { ...tenHours, isActive: false };
  showScreen(<CataloguePage />, { "admin.plans": [resting], "admin.addPlan": addPlan });
  expect(await screen.findByText("Not on sale")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add Package" }));
  const dialog = within(screen.getByRole("dialog"));
  const submit = dialog.getByRole("button", { name: "Add Package" });
  await userEvent.clear(dialog.getByLabelText("Hours"));
  await userEvent.click(submit);
  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Please give the package a name",
    "Please say how many hours, 0.5 to 500 in halves",
    "Please write the price like 250.00",
  ]);
  fillIn(dialog.getByLabelText("Name"), "Two Hours");
  fillIn(dialog.getByLabelText("Hours"), "2");
  await typePrice(dialog, "80.00");
  await userEvent.click(submit);
  await waitFor(() =>
    expect(addPlan).toHaveBeenCalledExactlyOnceWith({
      name: "Two Hours",
      description: "",
      price: "80.00",
      hoursIncluded: 2,
      validityDays: 365,
      isActive: true,
      taxed: true,
      kind: "hours",
    }),
  );
});

it("refuses a price that is none, and sends nothing", async () => {
  const editPlan = vi.fn();
  const dialog = await editing(editPlan);
  await typePrice(dialog, "a lot");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Please write the price like 250.00");
  expect(editPlan).not.toHaveBeenCalled();
});

it("shows a refusal and keeps what was typed", async () => {
  const dialog = await editing(() => {
    throw new Error("Another package already has that name.");
  });
  await typePrice(dialog, "300.00");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("alert")).textContent).toMatch(/already has that name/);
  expect(dialog.getByDisplayValue("300.00")).toBeTruthy();
});

it("adds another membership fee, without the club's taxes, and takes it off again", async () => {
  const addPlan = vi.fn(() => ({ plan: junior }));
  const editPlan = vi.fn(() => ({ plan: { ...junior, isActive: false } }));
  const answers = { "admin.plans": [fee, junior], "admin.addPlan": addPlan };
  showScreen(<CataloguePage />, { ...answers, "admin.editPlan": editPlan });
  await userEvent.click(await screen.findByRole("button", { name: "Add Package" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.selectOptions(dialog.getByLabelText("What it is"), "fee");
  expect(dialog.queryByLabelText("Hours")).toBeNull();
  fillIn(dialog.getByLabelText("Name"), "Junior");
  await typePrice(dialog, "60");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Taxed with GST" }));
  await userEvent.click(dialog.getByRole("button", { name: "Add Package" }));
  await waitFor(() =>
    expect(addPlan).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: "Junior", kind: "fee", price: "60", taxed: false }),
    ),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Edit Junior" }));
  const edit = within(screen.getByRole("dialog"));
  await userEvent.click(edit.getByRole("checkbox", { name: "On sale" }));
  await userEvent.click(edit.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(editPlan).toHaveBeenCalledWith({ id: 6, isActive: false, seen: { isActive: true } }),
  );
});
