import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { writeXlsx } from "hucre/xlsx";
import { afterEach, expect, it, vi } from "vitest";
import type { ImportAnswer, ImportInput } from "../../shared/imports/import-schemas";
import type { Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { ImportsPage } from "./imports-page";

afterEach(() => dismissToast());

const admin = { "auth.me": testMe({ isAdmin: true }) };
const ignoredColumns: string[] = [];
const counts = { new: 1, changed: 0, same: 0, refused: 1 };
const rows: ImportAnswer["rows"] = [
  { row: 2, outcome: "new" },
  { row: 3, outcome: "refused", field: "email", why: "Row 2 has this e-mail already." },
];

async function take(text: string, answers: Answers = {}) {
  showScreen(<ImportsPage />, { ...admin, ...answers });
  const user = userEvent.setup();
  const file = new File([text], "members.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("Spreadsheet file"), file);
  return user;
}

it("shows what would become of each row before anything is written", async () => {
  const given: ImportInput[] = [];
  const user = await take("Courriel;Prénom;Nom\na@b.ca;Ann;Ng\nA@b.ca;Bo;Ng", {
    "admin.importSheet": (input: ImportInput) => {
      given.push(input);
      return { dryRun: input.dryRun, counts, rows, ignoredColumns };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Check 2 rows" }));
  expect(await screen.findByText(/^Nothing is written yet/)).toBeTruthy();
  expect(screen.getByText("Row 3").parentElement?.textContent).toContain("has this e-mail already");
  await user.click(screen.getByRole("button", { name: "Bring in 1 row" }));
  expect(await screen.findByText("It is done.")).toBeTruthy();
  expect(given.map(({ dryRun }) => dryRun)).toEqual([true, false]);
  expect(atob(given[1]?.file ?? "")).toContain("a@b.ca;Ann;Ng");
  expect(screen.queryByRole("button", { name: /^Bring in/ })).toBeNull();
});

it("asks which column is what is needed, and takes it from the one that had it", async () => {
  const send = vi.fn((_: ImportInput) => ({ dryRun: true, counts, rows, ignoredColumns }));
  const user = await take("Reach,First name,Nom\na@b.ca,Ann,Ng", { "admin.importSheet": send });
  expect(await screen.findByText("Still needed: “E-mail”")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Check 1 row" })).toHaveProperty("disabled", true);
  await user.selectOptions(screen.getByLabelText("Nom"), "email");
  await user.selectOptions(screen.getByLabelText("Reach"), "email");
  await user.selectOptions(screen.getByLabelText("Nom"), "lastName");
  await user.click(screen.getByRole("button", { name: "Check 1 row" }));
  expect(send.mock.lastCall?.[0].mapping).toEqual({ Reach: "email", Nom: "lastName" });
});

it("asks for the order of dates where they can be read in more than one", async () => {
  const send = vi.fn((_: ImportInput) => ({ dryRun: true, counts, rows, ignoredColumns }));
  const user = await take("E-mail,First name,Last name,Registration date\na@b.ca,A,B,03/04/2014", {
    "admin.importSheet": send,
  });
  expect(await screen.findByRole("button", { name: "Check 1 row" })).toHaveProperty(
    "disabled",
    true,
  );
  await user.selectOptions(screen.getByLabelText("How dates are written"), "dmy");
  await user.click(screen.getByRole("button", { name: "Check 1 row" }));
  expect(send.mock.lastCall?.[0].dates).toBe("dmy");
});

it("takes a sheet of a workbook, and the row that names its columns", async () => {
  const send = vi.fn((_: ImportInput) => ({ dryRun: true, counts, rows, ignoredColumns }));
  showScreen(<ImportsPage />, { ...admin, "admin.importSheet": send });
  const user = userEvent.setup();
  const bytes = await writeXlsx({
    sheets: [
      { name: "Notes", rows: [["Nothing here"]] },
      {
        name: "Members",
        rows: [["Members 2026"], [], ["Courriel", "Prénom", "Nom"], ["a@b.ca", "Ann", "Ng"]],
      },
    ],
  });
  const file = new File([Buffer.from(bytes)], "members.xlsx");
  await user.upload(await screen.findByLabelText("Spreadsheet file"), file);
  await user.selectOptions(await screen.findByLabelText("Sheet of the workbook"), "Members");
  const header = await screen.findByLabelText("Row with the names of the columns");
  await waitFor(() => expect(header).toHaveProperty("value", "3"));
  await user.click(await screen.findByRole("button", { name: "Check 1 row" }));
  expect(send.mock.lastCall?.[0]).toMatchObject({ sheet: "Members", headerRow: 3 });
  await user.selectOptions(screen.getByLabelText("Row with the names of the columns"), "1");
  expect(await screen.findByText(/^Still needed/)).toBeTruthy();
});

it("says at once why a file cannot be read", async () => {
  await take("PK\u0000\u0000");
  expect(await screen.findByText(/is not a table of text/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Check/ })).toBeNull();
});

it("invites once that is confirmed, and says how many", async () => {
  showScreen(<ImportsPage />, { ...admin, "admin.inviteMembers": { queued: 117 } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Invite members" }));
  await user.click(await screen.findByRole("button", { name: "Send invitations" }));
  expect(await screen.findByText("117 invited")).toBeTruthy();
});
