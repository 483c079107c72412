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
  {
    row: 3,
    outcome: "refused",
    field: "email",
    why: "A row above has this e-mail already.",
    twin: 2,
  },
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
  expect(screen.getByText("Row 3").parentElement?.textContent).toContain(
    "A row above has this e-mail already. That is row 2.",
  );
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

it("offers the refused rows as a sheet that comes back in, by the names that are known", async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => files.push(file) && "blob:here",
      revokeObjectURL: () => undefined,
    }),
  );
  const text = "Reach,First name,Last name,Phone\na@b.ca,Ann,Ng,1\nA@b.ca,Bo,Ng,=1";
  const user = await take(text, {
    "admin.importSheet": {
      ...{ dryRun: true, counts, ignoredColumns },
      rows: [
        { row: 2, outcome: "new", name: "Ann Ng", email: "a@b.ca" },
        {
          ...{ row: 3, outcome: "refused", name: "Bo Ng", email: "A@b.ca", field: "email" },
          ...{ value: "A@b.ca", why: "Row 2 has this e-mail already." },
        },
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText("Reach"), "email");
  await user.click(screen.getByRole("button", { name: "Check 2 rows" }));
  expect(await screen.findByText("Bo Ng, A@b.ca")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Download these rows" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe(
    "Why it was refused,E-mail,First name,Last name,Phone\nRow 2 has this e-mail already.,A@b.ca,Bo,Ng,'=1\n",
  );
});

it("shows how a full name is split, and offers usual letters for names in capitals", async () => {
  const send = vi.fn((_: ImportInput) => ({ dryRun: true, counts, rows, ignoredColumns }));
  const user = await take('E-mail,Name\na@b.ca,"NG, ANN"', { "admin.importSheet": send });
  expect(
    await screen.findByText("For example: NG, ANN, first name ANN, last name NG"),
  ).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: /^Write names in capitals/ }));
  await user.click(screen.getByRole("button", { name: "Check 1 row" }));
  expect(send.mock.lastCall?.[0]).toMatchObject({ usualLetters: true });
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

it("claims no invitation sent where no mail leaves", async () => {
  showScreen(<ImportsPage />, { ...admin, "admin.inviteMembers": { queued: 114, kept: true } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Invite members" }));
  await user.click(await screen.findByRole("button", { name: "Send invitations" }));
  expect(await screen.findByText("114 written, none sent")).toBeTruthy();
});
