import { expect, it } from "vitest";
import { loginPath } from "../paths";
import { pathAfterLogin } from "./after-login";

const after = (search: string) => pathAfterLogin(new URLSearchParams(search));

it("leads back to boat, day, start and length", () => {
  const chosen = { date: "2026-11-28", start: "08:00", duration: 1.5 };
  const login = loginPath(2, chosen);
  expect(login).toBe("/login?boat=2&date=2026-11-28&start=08%3A00&duration=1.5");
  expect(pathAfterLogin(new URL(login, "https://club.example").searchParams)).toBe(
    "/booking-simple/2?date=2026-11-28&start=08%3A00&duration=1.5",
  );
});

it("leads to the dashboard where no boat was chosen", () => {
  expect(loginPath(2, {})).toBe("/login");
  expect(after("")).toBe("/dashboard");
  expect(after("date=2026-11-28&start=08:00")).toBe("/dashboard");
});

it("leads back to where one was before what was chosen", () => {
  const back = "/booking-simple/2?date=2026-11-28&move=7";
  expect(pathAfterLogin(new URLSearchParams("boat=2&date=2026-11-28"), { back })).toBe(back);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "",
  7,
])("takes %j for no place that one was at", (back) =>
  expect(pathAfterLogin(new URLSearchParams(), { back })).toBe("/dashboard"),
);

it.each([
  "boat=//evil.example",
  "boat=-1",
  "boat=1.5",
  "boat=../admin",
  "next=https://evil.example",
])("takes %s for no boat", (search) => expect(after(search)).toBe("/dashboard"));

it.each([
  ["date=2026-02-31", ""],
  ["start=08:15", ""],
  ["start=javascript:alert(1)", ""],
  ["duration=17", ""],
  ["date=2026-11-28&start=25:00&duration=x", "?date=2026-11-28"],
])("leaves what makes no sense out: %s", (search, kept) => {
  expect(after(`boat=1&${search}`)).toBe(`/booking-simple/1${kept}`);
});
