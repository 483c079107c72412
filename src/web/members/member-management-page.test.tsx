import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answers, done, type InputOf } from "../testing/answers";
import { foundMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { MemberManagementPage } from "./member-management-page";

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

const sam = foundMember({ id: 3, hoursRemaining: 10 });
const pat = foundMember({
  id: 4,
  firstName: "Pat",
  lastName: "Dubois",
  email: "paused@willows.example",
  membershipStatus: "paused",
});
const priya = foundMember({
  id: 5,
  firstName: "Priya",
  lastName: "Nair",
  email: "pending1@willows.example",
  approvalStatus: "pending",
  membershipStatus: "inactive",
});

type Search = InputOf<"admin.searchMembers">;

const counts = {
  totalMembers: 5003,
  activeMembers: 4810,
  pendingApprovals: 1,
  adminUsers: 2,
  totalBoats: 4,
  availableBoats: 3,
};

/** The server's part: two approved members and one who waits. */
const found = ({ standing }: Search) =>
  standing === "pending" ? { members: [priya], total: 1 } : { members: [pat, sam], total: 2 };

async function show(answers: Answers = {}, at = "/member-management") {
  const server = { "admin.counts": counts, "admin.searchMembers": found, ...answers };
  showScreen(<MemberManagementPage />, server, at);
  const approved = await screen.findByRole("region", { name: "Approved Members" });
  await within(approved).findAllByRole("listitem");
  return approved;
}

const press = async (name: string) =>
  await userEvent.setup().click(await screen.findByRole("button", { name }));

/** Opens the menu of Sam's row and picks from it. */
async function choose(item: string) {
  await press("More for Sam Okafor");
  await userEvent.setup().click(await screen.findByRole("menuitem", { name: item }));
}

const refuse = (words: string) => () => Promise.reject(new Error(words));

describe("member management", () => {
  it("counts everyone, the active, the pending and the admins", async () => {
    await show();
    const numbers = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(numbers).toEqual(["5,003", "4,810", "1", "2"]);
  });

  it("asks the server for what was typed, once the typing rests, from the first page on", async () => {
    const search = vi.fn(found);
    await show({ "admin.searchMembers": search }, "/member-management?page=7");
    expect(search).toHaveBeenCalledWith({ standing: "approved", search: "", page: 7 });
    await userEvent.setup().type(screen.getByLabelText("Search members"), "sam ok");
    const asked = { standing: "approved", search: "sam ok", page: 1 };
    await waitFor(() => expect(search).toHaveBeenCalledWith(asked));
    expect(search.mock.calls.length).toBeLessThan(8);
  });

  it("begins with the search the address names", async () => {
    const search = vi.fn(found);
    await show({ "admin.searchMembers": search }, "/member-management?search=okafor");
    expect(search).toHaveBeenCalledWith({ standing: "approved", search: "okafor", page: 1 });
    expect(screen.getByLabelText<HTMLInputElement>("Search members").value).toBe("okafor");
  });

  it("pages through thousands, 25 at a time, and says where one is", async () => {
    const search = vi.fn((input: Search) => ({ ...found(input), total: 4871 }));
    await show({ "admin.searchMembers": search }, "/member-management?search=a&page=2");
    const pages = screen.getByRole("navigation", { name: "Pages of members" });
    expect(pages.textContent).toContain("26–50 of 4,871");
    await userEvent.setup().click(within(pages).getByRole("link", { name: "Next" }));
    const asked = { standing: "approved", search: "a", page: 3 };
    await waitFor(() => expect(search).toHaveBeenCalledWith(asked));
  });

  it("approves a pending member at one press and says so", async () => {
    const approve = vi.fn(() => ({ member: priya }));
    await show({ "admin.approveMember": approve });
    await press("Approve Priya Nair");
    expect(await screen.findByText("Member Approved")).toBeTruthy();
    expect(approve).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  });

  it("asks before it rejects, naming the person", async () => {
    const reject = vi.fn(() => done);
    await show({ "admin.rejectMember": reject });
    await press("Reject Priya Nair");
    expect(screen.getByText(/removes the account of Priya Nair/)).toBeTruthy();
    expect(reject).not.toHaveBeenCalled();
    await press("Reject");
    expect(await screen.findByText("Member Rejected")).toBeTruthy();
    expect(reject).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  });

  it("asks for another order from its first page on, and keeps the search", async () => {
    const search = vi.fn(found);
    await show({ "admin.searchMembers": search }, "/member-management?search=a&page=3");
    await userEvent.setup().selectOptions(screen.getByLabelText("Sort by"), "Fewest hours");
    const asked = { standing: "approved", search: "a", order: "fewest-hours", page: 1 };
    await waitFor(() => expect(search).toHaveBeenCalledWith(asked));
  });

  it("shows a new temporary password until it is sent away", async () => {
    await show({ "admin.resetMemberPassword": { tempPassword: "heron-4712" } });
    await choose("Reset Password");
    await press("Reset Password");
    expect(await screen.findByText("heron-4712", { selector: "code" })).toBeTruthy();
    expect(screen.getByText("Password Reset")).toBeTruthy();
    await press("Done");
    expect(screen.queryByText("heron-4712", { selector: "code" })).toBeNull();
  });

  it.each([
    ["admin.approveMember", ["Approve Priya Nair"], "Failed to approve member"],
    ["admin.rejectMember", ["Reject Priya Nair", "Reject"], "Failed to reject member"],
  ])("says when %s is refused, and why", async (procedure, presses, title) => {
    await show({ [procedure]: refuse("The club says no.") });
    for (const name of presses) await press(name);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText("The club says no.")).toBeTruthy();
  });
});

describe("changing a member's hours", () => {
  async function submitHours(action: string, typed: string, answers: Answers = {}) {
    await show(answers);
    await choose(action);
    if (typed) await userEvent.setup().type(screen.getByLabelText("Hours"), typed);
    await press(action);
  }

  it.each([
    ["Add Hours", "", "Please enter a valid number of hours"],
    ["Add Hours", "0", "Please enter a valid number of hours"],
    ["Add Hours", "100.25", "Cannot add more than 100 hours at once"],
    ["Subtract Hours", "-1", "Please enter a valid number of hours to subtract."],
    ["Subtract Hours", "10.25", "Member only has 10 hours available."],
  ])("%s refuses %j", async (action, typed, message) => {
    const call = vi.fn();
    await submitHours(action, typed, { "admin.addHours": call, "admin.subtractHours": call });
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(call).not.toHaveBeenCalled();
  });

  it("adds up to 100 hours and asks for the members again a second later", async () => {
    const asked: number[] = [];
    const members = (search: Search) => {
      asked.push(performance.now());
      return found(search);
    };
    let added = Number.POSITIVE_INFINITY;
    const add = vi.fn(() => {
      added = performance.now();
      return { hoursRemaining: 110 };
    });
    const answers = { "admin.searchMembers": members, "admin.addHours": add };
    await submitHours("Add Hours", "100", answers);
    expect(await screen.findByText("Hours Added Successfully")).toBeTruthy();
    expect(add).toHaveBeenCalledExactlyOnceWith({ id: 3, hours: 100, reason: "" });
    // Both lists, and both once more.
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(asked[2]).toBeGreaterThan(added + 900);
  });

  it("subtracts with its reason already filled in", async () => {
    const subtract = vi.fn(() => ({ hoursRemaining: 0 }));
    await submitHours("Subtract Hours", "10", { "admin.subtractHours": subtract });
    expect(await screen.findByText("Hours Subtracted")).toBeTruthy();
    const reason = "Hours subtracted by admin";
    expect(subtract).toHaveBeenCalledExactlyOnceWith({ id: 3, hours: 10, reason });
  });

  it("keeps the dialog and what was typed when the server refuses", async () => {
    await submitHours("Add Hours", "5", { "admin.addHours": refuse("Please try later.") });
    expect(await screen.findByText("Failed to Add Hours")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Hours").value).toBe("5");
  });
});

describe("loading the members", () => {
  it("tries 3 more times, a second apart, before it says what went wrong", async () => {
    vi.useFakeTimers();
    const down = new TRPCClientError("down", {
      result: { error: { message: "down", code: -32603, data: { httpStatus: 503 } } },
    });
    const members = vi.fn((input: Search) =>
      input.standing === "approved" ? Promise.reject(down) : found(input),
    );
    showScreen(<MemberManagementPage />, {
      "admin.counts": counts,
      "admin.searchMembers": members,
    });
    const approvedCalls = () =>
      members.mock.calls.filter(([{ standing }]) => standing === "approved").length;
    for (const [after, calls] of [
      [100, 1],
      [1000, 2],
      [1000, 3],
      [1000, 4],
    ] as const) {
      expect(screen.queryByText(/Error loading members/)).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(after));
      expect(approvedCalls()).toBe(calls);
    }
    const words = "Error loading members: Failed to fetch members: 503";
    expect(screen.getByText(words)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(approvedCalls()).toBe(4);
  });
});
