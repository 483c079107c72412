import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { trpc } from "../calls/api";
import type { Tell } from "../testing/answers";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { counts } from "../testing/screen-answers";
import { showScreen, testClub } from "../testing/show-screen";
import { Live } from "./live";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Counts() {
  const { data } = trpc.admin.counts.useQuery();
  return <output>{data && `${data.totalMembers} members`}</output>;
}

/** A screen that follows what it shows, with the server's side of its feeds. */
function showCounts(shown = <Counts />, member = testMember({ isAdmin: true })) {
  let totalMembers = 1;
  const closed = vi.fn();
  const feeds: Tell[] = [];
  const { unmount } = showScreen(<Live>{shown}</Live>, {
    "auth.me": testMe(member),
    "admin.counts": () => ({ ...counts, totalMembers: totalMembers++ }),
    "bookings.changes": (tell: Tell) => {
      feeds.push(tell);
      return closed;
    },
  });
  return { feeds, closed, unmount };
}

function lookAway(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

it("reads again what a change makes old, without being asked", async () => {
  const { feeds } = showCounts();
  await screen.findByText("1 members");
  await waitFor(() => expect(feeds).toHaveLength(1));
  feeds[0]?.({ topics: ["members"] });
  expect(await screen.findByText("2 members")).toBeTruthy();
});

it("holds one connection for a part that is to be followed inside a screen that is", async () => {
  const { feeds } = showCounts(
    <Live>
      <Counts />
    </Live>,
  );
  await screen.findByText("1 members");
  await waitFor(() => expect(feeds).not.toHaveLength(0));
  feeds[0]?.({ topics: ["members"] });
  await screen.findByText("2 members");
  expect(feeds).toHaveLength(1);
});

it("lets go of its connection while nobody looks, and takes it up again after", async () => {
  const { feeds, closed } = showCounts();
  await waitFor(() => expect(feeds).toHaveLength(1));
  lookAway("hidden");
  expect(closed).toHaveBeenCalledOnce();
  lookAway("visible");
  expect(feeds).toHaveLength(2);
});

it("asks for the clock and its feed when it is looked at again, and for nothing that nobody named", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked: string[] = [];
  const note = <Value,>(path: string, value: Value) => {
    asked.push(path);
    return value;
  };
  const whoever = testMe({ isAdmin: true });
  const answers = {
    "admin.club": () => note("admin.club", testClub),
    "auth.me": () => note("auth.me", whoever),
    "admin.counts": () => note("admin.counts", { ...counts, totalMembers: 1 }),
    "bookings.changes": () => note("bookings.changes", () => {}),
  };
  showScreen(
    <Live>
      <Counts />
    </Live>,
    answers,
  );
  await screen.findByText("1 members");
  lookAway("hidden");
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  asked.length = 0;
  lookAway("visible");
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.sort()).toEqual(["admin.club", "bookings.changes"]);
});

it("takes the club's new colours when it hears of them", async () => {
  const { dataset } = document.documentElement;
  const feeds: Tell[] = [];
  const { settings } = testClub;
  let palette = settings.palette;
  delete dataset.palette;
  showScreen(<Live>A screen</Live>, {
    "admin.club": () => ({ ...testClub, settings: { ...settings, palette } }),
    "auth.me": testMe(testMember()),
    "bookings.changes": (tell: Tell) => {
      feeds.push(tell);
      return () => {};
    },
  });
  await waitFor(() => expect(feeds).toHaveLength(1));
  expect(dataset.palette).toBeUndefined();
  palette = "night";
  feeds[0]?.({ topics: ["club"] });
  await waitFor(() => expect(dataset.palette).toBe("night"));
  delete dataset.palette;
  document.getElementById("palette")?.remove();
});

it("closes its connection with the screen", async () => {
  const { feeds, closed, unmount } = showCounts();
  await waitFor(() => expect(feeds).toHaveLength(1));
  unmount();
  expect(closed).toHaveBeenCalledOnce();
});

it("opens no connection for somebody who waits for approval", async () => {
  const { feeds } = showCounts(<Counts />, testMember({ approvalStatus: "pending" }));
  await screen.findByText("1 members");
  expect(feeds).toHaveLength(0);
});
