import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Link, Route, Switch } from "wouter";
import { showScreen } from "../testing/show-screen";
import { lazyScreen } from "../ui/loading/lazy-screen";
import { FatalBoundary } from "./fatal-boundary";
import { Shell } from "./shell";

// React reports every caught failure to the console; jsdom knows no media queries and no scrolling.
beforeEach(() => {
  const noise = vi.spyOn(console, "error").mockImplementation(() => {});
  const matches = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => matches);
  vi.stubGlobal("scrollTo", () => {});
  return () => {
    noise.mockRestore();
    vi.unstubAllGlobals();
  };
});

function showWithoutNetwork() {
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const Faq = lazyScreen<"Faq">(load, "Faq");
  showScreen(
    <FatalBoundary>
      <Shell>
        <Switch>
          <Route path="/questions" component={Faq} />
          <Route path="/">
            <Link to="/questions">All questions</Link>
          </Route>
        </Switch>
      </Shell>
    </FatalBoundary>,
    { "auth.me": null },
    "/questions",
  );
  return load;
}

const missing = () => screen.findByRole("heading", { name: "This screen did not load" });
const button = (name: string) => screen.queryByRole("button", { name });

it("keeps top bar and footer around a screen that cannot be fetched", async () => {
  showWithoutNetwork();
  await missing();
  expect(screen.getByText("Please check your connection and try again.")).toBeTruthy();
  expect(screen.getByRole("banner")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

it("fetches the screen again when asked to, and keeps the focus in the page", async () => {
  const load = showWithoutNetwork();
  await missing();
  load.mockResolvedValueOnce({ Faq: () => <h1>Questions</h1> } as never);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Questions" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("offers to load the page anew once trying again did not help", async () => {
  const load = showWithoutNetwork();
  await missing();
  expect(button("Reload the page")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Reload the page" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("shows another screen as ever, and tries the missing one again on the way back", async () => {
  const load = showWithoutNetwork();
  await missing();
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("link", { name: "All questions" });
  load.mockResolvedValueOnce({ Faq: () => <h1>Questions</h1> } as never);
  await act(async () => screen.getByRole("link", { name: "All questions" }).click());
  expect(await screen.findByRole("heading", { name: "Questions" })).toBeTruthy();
});
