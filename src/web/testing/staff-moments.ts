import type { Page } from "playwright-core";
import type { CodesSeen } from "../../shared/access-codes/codes-schemas";
import { setupSteps } from "../../shared/setup/setup-steps";
import type { DeliveryView } from "../../shared/webhooks/webhook-schemas";
import { memberPath, paths } from "../paths";
import { openWithAnswers } from "./answer-instead";
import { press, type ScreenMoment } from "./screen-moment";

/** What managers and admins do on a Sunday evening. */
export const staffMoments: ScreenMoment[] = [
  {
    name: "announcementForm",
    whole: false,
    by: "admin",
    address: paths.announcements,
    act: (page) => openDialog(page, "Write one"),
  },
  {
    name: "closureForm",
    whole: false,
    by: "manager",
    address: paths.manager,
    act: (page) => openDialog(page, "Close the club"),
  },
  {
    name: "clearanceForm",
    whole: false,
    by: "admin",
    address: memberPath(3),
    act: (page) => openDialog(page, /^Grant/),
  },
  {
    name: "codesSeen",
    by: "manager",
    address: paths.faq,
    act: async (page) => {
      await openWithAnswers(page, paths.manager, { "admin.codesSeen": codesSeen });
      await page.getByText("Codes seen by people who left").waitFor();
    },
  },
  {
    name: "webhookDeliveries",
    by: "admin",
    address: paths.faq,
    act: async (page) => {
      await openWithAnswers(page, paths.webhooks, { "admin.webhookDeliveries": deliveries });
      await press(page, /^Show messages/);
      await page.getByText("Booking made, message 3").waitFor();
    },
  },
  {
    name: "annualTables",
    by: "admin",
    address: paths.annualReport,
    act: async (page) => {
      await page.getByText("As a table").first().waitFor();
      await page.evaluate(() => {
        for (const table of document.querySelectorAll("details")) table.open = true;
      });
    },
  },
  {
    name: "sheetChosen",
    by: "admin",
    address: paths.imports,
    act: chooseSheet,
  },
  {
    name: "sheetChecked",
    by: "admin",
    address: paths.imports,
    act: async (page) => {
      await chooseSheet(page);
      await press(page, /^Check/);
      await page.getByText("Rows that would be left out").waitFor();
    },
  },
  {
    name: "setup",
    by: "admin",
    address: paths.faq,
    act: async (page) => {
      await openWithAnswers(page, paths.adminDashboard, { "admin.setup": emptyClub });
      await page.getByText("A test mail to yourself").first().waitFor();
    },
  },
  {
    name: "pairingAddress",
    by: "admin",
    address: paths.devices,
    act: async (page) => {
      await page.getByLabel("Name of a new tablet").fill("North dock");
      await press(page, "Add tablet");
      await page.getByText(/^Open this address/).waitFor();
    },
  },
  {
    // The demo club has one at the hours when somebody can be out.
    name: "incidentOpened",
    by: "admin",
    address: paths.incidents,
    act: async (page) => {
      const incident = page.locator("main").getByRole("link", { name: /^(?:Solo|Tango)/ });
      if (await incident.count()) await incident.first().click();
    },
  },
];

async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await press(page, button);
  await page.getByRole("dialog").waitFor();
}

const codesSeen: CodesSeen = {
  locks: [{ boat: { id: 1, name: 'Solo 14 "Heron"' }, people: 2 }],
  club: [{ code: "gateCode", people: 1 }],
};

const delivery: DeliveryView = {
  id: 1,
  event: "booking.cancelled",
  createdAt: "2026-11-22T15:04:00.000Z",
  status: "sent",
  attempts: 1,
  sentAt: "2026-11-22T15:04:01.000Z",
  nextAttemptAt: null,
  lastError: null,
};
const deliveries: DeliveryView[] = [
  {
    ...delivery,
    id: 3,
    event: "booking.created",
    status: "waiting",
    attempts: 2,
    sentAt: null,
    nextAttemptAt: "2026-11-22T18:00:00.000Z",
    lastError: "It answered 503",
  },
  {
    ...delivery,
    id: 2,
    event: "booking.moved",
    status: "failed",
    attempts: 30,
    sentAt: null,
    lastError: "It did not answer within 10 seconds",
  },
  delivery,
];

async function chooseSheet(page: Page): Promise<void> {
  const buffer = Buffer.from(sheet);
  await page
    .getByLabel("Spreadsheet file")
    .setInputFiles({ name: "members.csv", mimeType, buffer });
  await page.getByRole("button", { name: /^Check/ }).waitFor();
}

const mimeType = "text/csv";
const sheet = `First name,Last name,E-mail,Registration date,Shoe size
Anna-Katharina,Featherstonehaugh-Moore,anna-katharina.featherstonehaugh@bay.example,2026-05-01,38
Sam,Okafor,sam@willows.example,,
Robin,,robin@bay.example,2026-05-02,
Priya,Nair,pending1@willows.example,,
Leo,Park,leo at bay.example,2026-05-03,44
`;

const nothingDone = {
  place: false,
  details: false,
  boats: false,
  kinds: false,
  packages: false,
  testMail: false,
  payments: false,
  members: false,
  hours: false,
  invitations: false,
};

/** As the first admin of an empty club finds it, two steps on. */
const emptyClub = {
  open: true,
  steps: setupSteps({ ...nothingDone, details: true }, ["payments"]),
};
