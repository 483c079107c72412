import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { AuditFilter } from "../../shared/audit/audit-schemas";
import type { AnswerOf, Answers } from "../testing/answers";
import { testEntry } from "../testing/audit-entry";
import { testBoat } from "../testing/boat";
import { knownMember } from "../testing/known-member";
import { foundMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { AuditPage } from "./audit-page";

const entry = (id: number) => testEntry({ id, subjectName: `Member ${id}` });

function show(answers: Answers = {}, at = "/audit") {
  const audit = vi.fn(() => ({ entries: [entry(9)], more: false }));
  showScreen(
    <AuditPage />,
    {
      "admin.audit": audit,
      "admin.visitorTries": [],
      "boats.list": [testBoat()],
      "admin.searchMembers": { members: [foundMember()], total: 1 },
      "admin.member": knownMember(),
      ...answers,
    },
    at,
  );
  return audit;
}

it("loads more from the last line that was seen, until there is no more", async () => {
  const audit = vi.fn(({ before }: AuditFilter) =>
    before === undefined
      ? { entries: [entry(9), entry(8)], more: true }
      : { entries: [entry(7)], more: false },
  );
  show({ "admin.audit": audit });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Load more" }));
  expect(await screen.findByText("Member 7")).toBeTruthy();
  expect(audit.mock.calls.map(([{ before }]) => before)).toEqual([undefined, 8]);
  const acts = screen.getByRole("region", { name: "Acts" });
  expect(within(acts).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

it("begins with the filter the address names", async () => {
  const audit = show({}, "/audit?member=3&boat=1&act=hours%20added");
  expect(await screen.findByText("Member 9")).toBeTruthy();
  expect(audit).toHaveBeenCalledWith({ memberId: 3, boatId: 1, act: "hours added" });
  expect(await screen.findByText("Sam Okafor")).toBeTruthy();
});

it("narrows by boat, by act and by a person found by name", async () => {
  const audit = show();
  const user = userEvent.setup();
  await screen.findByText("Member 9");
  await user.selectOptions(screen.getByLabelText("Boat"), "1");
  await user.selectOptions(screen.getByLabelText("Act"), "member paused");
  const person = screen.getByLabelText("Person");
  await user.type(person, "oka");
  await waitFor(() => expect(document.querySelector("datalist option")).not.toBeNull());
  await user.clear(person);
  await user.type(person, "Sam Okafor, sam@willows.example");
  await waitFor(() =>
    expect(audit).toHaveBeenCalledWith({ boatId: 1, act: "member paused", memberId: 3 }),
  );
  await user.click(await screen.findByRole("button", { name: "Everyone" }));
  expect(screen.getByLabelText("Person")).toBeTruthy();
});

it("leads from a subject to everything about it", async () => {
  show();
  const acts = await screen.findByRole("region", { name: "Acts" });
  const link = within(acts).getByRole("link", { name: "Member 9" });
  expect(link.getAttribute("href")).toBe("/audit?member=3");
});

it.each([
  ["/audit", "Nothing has been done yet."],
  ["/audit?member=9", "No act matches this filter."],
])("says of an empty trail at %s: %s", async (at, words) => {
  show({ "admin.audit": { entries: [], more: false } }, at);
  expect(await screen.findByText(words)).toBeTruthy();
});

it("says what people who were not signed in tried, which it does not list", async () => {
  const tries: AnswerOf<"admin.visitorTries"> = [
    { what: "sign-in failed", times: 12, addresses: 3 },
    { what: "password link requested", times: 1, addresses: 1 },
  ];
  show({ "admin.visitorTries": tries });
  const said = await screen.findByText(/in the last day:/);
  expect(said.textContent).toContain(
    "12 log-ins that failed (from 3 addresses), 1 password link asked for (from 1 address).",
  );
});
