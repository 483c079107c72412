import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PasswordField } from "./password-field";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

it("ties the error and the help to the field they are about", () => {
  render(<TextField label="Phone" help="With area code" error="Phone number is required" />);
  const field = screen.getByLabelText("Phone");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(field)).toEqual(["Phone number is required", "With area code"]);
  expect(screen.getByRole("alert").textContent).toBe("Phone number is required");
});

it("describes nothing when there is nothing to say", () => {
  render(<TextField label="Phone" />);
  const field = screen.getByLabelText("Phone");
  expect(field.hasAttribute("aria-describedby")).toBe(false);
  expect(field.getAttribute("aria-invalid")).toBe("false");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps two fields with the same label apart", () => {
  render(
    <>
      <TextField label="Name" error="First" />
      <SelectField label="Name" error="Second" />
    </>,
  );
  expect(screen.getAllByLabelText("Name").map(describedBy)).toEqual([["First"], ["Second"]]);
});

it("shows a password while asked to, keeping what was typed", async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  await userEvent.type(field, "tide");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect([field.type, field.value]).toEqual(["text", "tide"]);
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect([field.type, field.value]).toEqual(["password", "tide"]);
});
