import { act, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FatalBoundary } from "../../shell/fatal-boundary";
import { lazyPart } from "./lazy-part";
import { PartMissing } from "./part-boundary";

const Menu = () => <p>Menu</p>;

/** Fails as an import does without a network, until it is back. */
function network() {
  const state = { up: false };
  const load = vi.fn(async () => {
    if (state.up) return Menu;
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  return { state, load, LazyMenu: lazyPart(load) };
}

const show = (part: ReactNode) =>
  render(
    <FatalBoundary>
      <p>Lock code 4712</p>
      {part}
    </FatalBoundary>,
  );

// React reports every caught failure to the console; that noise is not what is tested here.
beforeEach(() => {
  const noise = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => noise.mockRestore();
});

/** Waits until the boundary has a failure, which React reports as it hands it over. */
const untilCaught = () =>
  waitFor(() =>
    expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual(expect.any(PartMissing)),
  );

it("leaves everything else standing when a part cannot be fetched, and fetches it next time", async () => {
  const { state, load, LazyMenu } = network();
  const { rerender } = show(<LazyMenu />);
  await untilCaught();
  expect(screen.getByText("Lock code 4712")).toBeTruthy();
  state.up = true;
  rerender(<FatalBoundary>Closed</FatalBoundary>);
  rerender(
    <FatalBoundary>
      <LazyMenu />
    </FatalBoundary>,
  );
  expect(await screen.findByText("Menu")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("fetches again by itself when the network is back", async () => {
  const { state, LazyMenu } = network();
  show(<LazyMenu />);
  await untilCaught();
  state.up = true;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Menu")).toBeTruthy();
});

it("shows what was fetched ahead, with or without a network", async () => {
  const { state, LazyMenu } = network();
  state.up = true;
  await LazyMenu.ahead();
  state.up = false;
  show(<LazyMenu />);
  expect(await screen.findByText("Menu")).toBeTruthy();
});

it("asks again for what could not be fetched ahead", async () => {
  const { state, LazyMenu } = network();
  await LazyMenu.ahead();
  state.up = true;
  show(<LazyMenu />);
  expect(await screen.findByText("Menu")).toBeTruthy();
});

it("leaves a part that was fetched and falls over to the fatal page", async () => {
  const Broken = lazyPart(async () => () => {
    throw new Error("a part fell over");
  });
  show(<Broken />);
  expect(await screen.findByText("Loading Error")).toBeTruthy();
});
