import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import type { Answering } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { Where } from "../testing/where";
import { dismissToast } from "../ui/toasts/toast-store";
import { RegisterPage } from "./register-page";

afterEach(() => dismissToast());

const form = {
  "First Name": "Robin",
  "Last Name": "<b>Hale</b>",
  Email: "robin@willows.example",
  Phone: "250-555-0199",
  "Home Address": "12 Estevan Avenue",
};

async function registerWith(register: Answering<"auth.register">, fields = form) {
  showScreen(
    <>
      <RegisterPage />
      <Where />
    </>,
    { "auth.me": null, "auth.register": register },
  );
  for (const [label, text] of Object.entries(fields)) {
    fillIn(await screen.findByLabelText(label), text);
  }
  await userEvent.click(await screen.findByRole("button", { name: "Register" }));
}

it("thanks a new member and tells the temporary password", async () => {
  const register = vi.fn(() => ({ member: testMember(), tempPassword: "welcome-aboard" }));
  await registerWith(register);
  expect(await screen.findByText("Registration successful!")).toBeTruthy();
  expect(screen.getByText("Your temporary password is welcome-aboard")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByTestId("where").textContent).toBe("/registration-thank-you"),
  );
  expect(register).toHaveBeenCalledWith(expect.objectContaining({ lastName: "<b>Hale</b>" }));
});

it("says what the server said, keeps the form, and stays", async () => {
  await registerWith(() => Promise.reject(new Error("An account with this email already exists.")));
  expect(await screen.findByText("Registration failed")).toBeTruthy();
  const refusal = "An account with this email already exists.";
  expect(screen.getAllByText(refusal)).toHaveLength(2);
  expect(screen.getByRole("alert").textContent).toBe(refusal);
  expect(screen.getByLabelText("Phone")).toHaveProperty("value", "250-555-0199");
  expect(screen.getByTestId("where").textContent).toBe("/");
});

it("says beside the e-mail that it is in use, and puts the focus there", async () => {
  const refusal = "An account with this email already exists.";
  const data = { httpStatus: 409, field: "email" };
  await registerWith(() => {
    throw new TRPCClientError(refusal, {
      result: { error: { code: -32603, message: refusal, data } },
    });
  });
  expect(await screen.findByText("Registration failed")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(refusal);
  const email = screen.getByLabelText("Email");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(email));
});

it.each([
  ["the server sent none", new Error("")],
  ["the network is gone", new TypeError("Failed to fetch")],
])("has a sentence of its own when %s", async (_, failure) => {
  await registerWith(() => Promise.reject(failure));
  const words = "Please check your information and try again.";
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

it("names every field that is missing", async () => {
  const register = vi.fn();
  await registerWith(register, { ...form, Phone: " ", Email: "robin" });
  const alerts = await waitFor(() => screen.getAllByRole("alert").map((a) => a.textContent));
  expect(alerts).toEqual(["Invalid email address", "Phone number is required"]);
  expect(register).not.toHaveBeenCalled();
});
