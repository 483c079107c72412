import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { showScreen } from "../testing/show-screen";
import { CataloguePage } from "./catalogue-page";

const tenHours = {
  id: 2,
  name: "10 Hour Plan",
  description: "Hours on any boat",
  kind: "hours",
  hoursIncluded: 10,
  price: "250.00",
  tax: "12.50",
  total: "262.50",
  validityDays: 365,
};

async function editing(editPlan: (input: unknown) => unknown) {
  showScreen(<CataloguePage />, { "packages.plans": [tenHours], "admin.editPlan": editPlan });
  await userEvent.click(await screen.findByRole("button", { name: "Edit 10 Hour Plan" }));
  return within(screen.getByRole("dialog"));
}

async function typePrice(dialog: ReturnType<typeof within>, price: string) {
  const field = dialog.getByLabelText(/^Price in CAD/);
  await userEvent.clear(field);
  await userEvent.type(field, price);
}

it("says what members will pay, and changes the price", async () => {
  const editPlan = vi.fn(() => [tenHours]);
  const dialog = await editing(editPlan);
  await typePrice(dialog, "275.50");
  expect(dialog.getByText("With $13.78 GST a member pays $289.28.")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(editPlan).toHaveBeenCalledWith({
      id: 2,
      name: "10 Hour Plan",
      description: "Hours on any boat",
      price: "275.50",
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
