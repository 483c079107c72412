import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { testBoat } from "../testing/boat";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { ReportDamagePage } from "./report-damage-page";

const report: DamageReportView = {
  id: 3,
  boat: { id: 1, name: "Heron" },
  severity: "minor",
  what: "The seat sticks",
  photos: [],
  note: "",
  createdAt: "2026-11-20T19:30:00.000Z",
  resolvedAt: null,
  entries: [
    {
      severity: "minor",
      what: "The seat sticks",
      createdAt: "2026-11-20T19:30:00.000Z",
      photos: [],
    },
  ],
};
const boat = testBoat({ name: "Heron" });
const rowed = memberBooking({ boatId: boat.id, bookingDate: "2026-11-20", startTime: "10:00" });
const sam = {
  "auth.me": testMe(),
  "bookings.mine": [rowed],
  "boats.get": boat,
  "boats.myDamage": [],
};
const send = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Send the report" }));

async function fillInReport() {
  await screen.findByRole("heading", { name: "Report damage to Heron" });
  await userEvent.click(await screen.findByRole("radio", { name: /Minor/ }));
  fillIn(screen.getByLabelText("What is damaged?"), "The seat sticks");
}

it("sends what was seen, and thanks", async () => {
  const sent: unknown[] = [];
  const answers = {
    ...sam,
    "boats.reportDamage": (input: unknown) => {
      sent.push(input);
      return { report };
    },
  };
  showScreen(<ReportDamagePage />, answers, "/report-damage/1");
  await fillInReport();
  await send();
  await screen.findByText("Thank you. The club's staff know.");
  expect(sent).toMatchObject([{ severity: "minor", what: "The seat sticks" }]);
});

it("begins with the photo, which may speak for itself", async () => {
  showScreen(<ReportDamagePage />, sam, "/report-damage/1");
  const what = await screen.findByLabelText("What is damaged?");
  const photo = screen.getByLabelText(/^Photo/);
  const first = screen.getByRole("radio", { name: /Minor/ });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(photo.compareDocumentPosition(first) & follows).toBeTruthy();
  expect(first.compareDocumentPosition(what) & follows).toBeTruthy();
});

it("says what is missing before anything is sent", async () => {
  showScreen(<ReportDamagePage />, sam);
  await screen.findByRole("heading", { name: "Report damage to Heron" });
  await send();
  expect(screen.getByText("Please say how bad it is.")).toBeDefined();
  expect(screen.getByText("Please say in a few words what is damaged.")).toBeDefined();
});

it("keeps all that was entered when the report does not arrive", async () => {
  const fail = () => {
    throw new TypeError("Failed to fetch");
  };
  const answers = { ...sam, "boats.reportDamage": fail };
  showScreen(<ReportDamagePage />, answers);
  await fillInReport();
  await send();
  await screen.findByRole("alert");
  expect(screen.getByLabelText<HTMLTextAreaElement>("What is damaged?").value).toBe(
    "The seat sticks",
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Minor/ }).checked).toBe(true);
});

it("shows what one reported, and what became of it", async () => {
  const mended = { ...report, resolvedAt: "2026-11-20T20:00:00.000Z", note: "New seat" };
  showScreen(<ReportDamagePage />, { ...sam, "boats.myDamage": [mended] });
  await screen.findByRole("heading", { name: "Your reports" });
  expect(screen.getByText("Mended")).toBeDefined();
  expect(screen.getByText("The club says: New seat")).toBeDefined();
});

it.each([
  ["another boat", { ...rowed, boatId: 2 }],
  ["three days ago", { ...rowed, bookingDate: "2026-11-17" }],
  ["a cancelled outing", { ...rowed, status: "cancelled" as const }],
])("tells who rowed %s whom to tell, before anything is typed", async (_which, booking) => {
  showScreen(<ReportDamagePage />, { ...sam, "bookings.mine": [booking] });
  await screen.findByText(/^Damage is reported by whoever has rowed the boat/);
  expect(screen.queryByRole("button", { name: "Send the report" })).toBeNull();
  expect(screen.getByRole("link", { name: "hello@willows.example" })).toBeDefined();
});

it("lets staff report on any boat", async () => {
  const manager = { "auth.me": testMe({ isManager: true }) };
  showScreen(<ReportDamagePage />, { ...sam, ...manager, "bookings.mine": [] });
  await screen.findByRole("button", { name: "Send the report" });
});
