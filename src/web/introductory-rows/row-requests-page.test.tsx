import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { IntroductoryRowView } from "../../shared/introductory-rows/introductory-row-schemas";
import type { Answers } from "../testing/answers";
import { showScreen } from "../testing/show-screen";
import { RowRequestsPage } from "./row-requests-page";

const noor: IntroductoryRowView = {
  id: 4,
  createdAt: "2026-11-20T05:30:00.000Z",
  name: "Noor Haddad",
  email: "noor@example.com",
  phone: "250-555-0177",
  emergencyContact: "",
  numberOfPeople: 2,
  experienceLevel: "beginner",
  specialRequests: "<b>Saturday</b>, please",
  paymentMethod: "cash",
  hostName: null,
  answeredAt: null,
  answeredByName: null,
};
const eli: IntroductoryRowView = {
  ...noor,
  id: 3,
  name: "Eli Sand",
  numberOfPeople: 1,
  paymentMethod: "hours",
  hostName: "Sam Okafor",
  answeredAt: "2026-11-19T18:00:00.000Z",
  answeredByName: "Avery Chen",
};

const open = (answers: Answers) => showScreen(<RowRequestsPage />, answers);
const rowOf = async (name: string) => {
  const title = await screen.findByRole("heading", { name: new RegExp(name) });
  return within(title.closest("li") ?? title);
};

it("shows who asks, how many, how to reach them and what they wish, as they typed it", async () => {
  open({ "bookings.rowRequests": [noor] });
  const row = await rowOf("Noor Haddad");
  for (const words of ["2 people", "beginner", "pays with cash", "“<b>Saturday</b>, please”"]) {
    expect(row.getByText(words)).toBeTruthy();
  }
  expect(row.getByRole("link", { name: noor.email }).getAttribute("href")).toBe(
    "mailto:noor@example.com",
  );
});

it("dates a request by the club's calendar, not by the server's or the browser's", async () => {
  open({ "bookings.rowRequests": [noor] });
  expect((await rowOf("Noor Haddad")).getByText("Asked November 19, 2026")).toBeTruthy();
});

it("keeps the answered apart, with who answered, and offers nothing more to press", async () => {
  open({ "bookings.rowRequests": [noor, eli] });
  const row = await rowOf("Eli Sand");
  expect(row.getByText("Answered November 19, 2026 by Avery Chen")).toBeTruthy();
  expect(row.getByText(/guest of Sam Okafor/)).toBeTruthy();
  expect(row.queryByRole("button")).toBeNull();
  expect(screen.getByRole("heading", { name: "To answer (1)" })).toBeTruthy();
});

it("moves a request to the answered once it is marked", async () => {
  let request = noor;
  const answerRow = vi.fn((_input: unknown) => {
    request = { ...noor, answeredAt: eli.answeredAt };
    return request;
  });
  open({ "bookings.rowRequests": () => [request], "bookings.answerRow": answerRow });
  await userEvent.click(await screen.findByRole("button", { name: "Mark answered: Noor Haddad" }));
  expect(await screen.findByRole("heading", { name: "Answered (1)" })).toBeTruthy();
  expect(screen.getByText("Nobody is waiting")).toBeTruthy();
  expect(answerRow).toHaveBeenCalledWith({ id: 4 });
});

it("says that nobody is waiting when nobody is", async () => {
  open({ "bookings.rowRequests": [] });
  expect(await screen.findByText("Nobody is waiting")).toBeTruthy();
});

it("says why the requests could not be loaded", async () => {
  open({ "bookings.rowRequests": () => Promise.reject(new Error("500: down")) });
  expect(await screen.findByText("Error loading row requests: 500: down")).toBeTruthy();
});

it("asks whoever's session has ended to log in", async () => {
  open({ "bookings.rowRequests": null });
  expect(await screen.findByRole("heading", { name: "Login Required" })).toBeTruthy();
});
