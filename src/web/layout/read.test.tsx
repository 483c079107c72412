import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createQueryClient } from "../calls/api";
import { Read } from "./read";
import { bothRead, useRead } from "./use-read";

type Ask = () => Promise<string | null>;

/** A read that answers when told to, as often as it is asked. */
function slowRead() {
  let settle = { resolve: (_: string | null) => {}, reject: (_: Error) => {} };
  const ask: Ask = () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  return {
    ask,
    answers: (boat: string | null) => act(async () => settle.resolve(boat)),
    fails: (sentence: string) => act(async () => settle.reject(new Error(sentence))),
  };
}

const useBoat = (key: string, queryFn: Ask) => useRead(useQuery({ queryKey: [key], queryFn }));

function Boat({ ask }: { ask: Ask }) {
  return (
    <Read of={useBoat("boat", ask)} failure="The boat did not load">
      {(name) => <input aria-label="Boat" defaultValue={name} />}
    </Read>
  );
}

function Pair({ one, two }: { one: Ask; two: Ask }) {
  return (
    <Read of={bothRead(useBoat("one", one), useBoat("two", two))} failure="They did not load">
      {(names) => <p>{names.join(" and ")}</p>}
    </Read>
  );
}

function show(parts: ReactNode) {
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <main tabIndex={-1}>{parts}</main>
    </QueryClientProvider>,
  );
  return { readAgain: () => act(async () => void queryClient.invalidateQueries()) };
}

const busy = () => document.querySelector("[aria-busy=true]");
const boat = () => screen.findByRole("textbox", { name: "Boat" });
const again = () => screen.findByRole("button", { name: "Try again" });
const stale = "What is shown here is from before.";
const gone = (text: string | RegExp) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

it("shows the shape of what is coming, then that", async () => {
  const read = slowRead();
  show(<Boat ask={read.ask} />);
  expect(busy()).toBeTruthy();
  await read.answers("Heron");
  await boat();
  expect(busy()).toBeNull();
});

it("says what failed and why, keeps saying so while it tries again, and then shows it", async () => {
  const read = slowRead();
  show(<Boat ask={read.ask} />);
  await read.fails("502: down");
  await screen.findByText("502: down");
  expect(screen.getByRole("alert").textContent).toContain("The boat did not load");
  expect(busy()).toBeNull();
  await userEvent.click(await again());
  const trying = await screen.findByRole("button", { name: "Trying..." });
  expect(trying).toBe(document.activeElement);
  expect(screen.getByRole("alert").textContent).toContain("502: down");
  await read.fails("503: still down");
  await screen.findByText("503: still down");
  await userEvent.click(await again());
  await read.answers("Heron");
  await boat();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("leaves what is here as it is when it cannot be read again, and says so", async () => {
  const read = slowRead();
  const { readAgain } = show(<Boat ask={read.ask} />);
  await read.answers("Heron");
  const shown = await boat();
  await readAgain();
  await read.fails("502: down");
  await screen.findByText(stale);
  expect(await boat()).toBe(shown);
  await userEvent.click(await again());
  await read.answers("Heron");
  await gone(stale);
  await readAgain();
  expect(screen.queryByText(stale)).toBeNull();
  expect(await boat()).toBe(shown);
});

it("asks to log in once the session has ended, also where something was here", async () => {
  const read = slowRead();
  const { readAgain } = show(<Boat ask={read.ask} />);
  await read.answers("Heron");
  await boat();
  await readAgain();
  await read.answers(null);
  await screen.findByRole("heading", { name: "Login Required" });
  expect(screen.getByRole("link", { name: "Go to Login" }).getAttribute("href")).toBe("/login");
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("shows two reads once both are here, and tries again what failed of them", async () => {
  const [one, two] = [slowRead(), slowRead()];
  show(<Pair one={one.ask} two={two.ask} />);
  await one.answers("Heron");
  expect(busy()).toBeTruthy();
  await two.fails("502: down");
  await screen.findByText("They did not load");
  await userEvent.click(await again());
  await two.answers("Orca");
  expect(await screen.findByText("Heron and Orca")).toBeTruthy();
});

it("asks to log in when the session ended for one of two reads", async () => {
  const [one, two] = [slowRead(), slowRead()];
  show(<Pair one={one.ask} two={two.ask} />);
  await one.fails("502: down");
  await two.answers(null);
  expect(await screen.findByRole("heading", { name: "Login Required" })).toBeTruthy();
});
