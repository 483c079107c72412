import { writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { paths } from "../paths";

const demo = openDemoClub();

/** A club's workbook: notes first, then its members under a title, with days and what a formula comes to. */
async function workbook(domain: string) {
  const formula = { type: "formula", formula: 'CONCATENATE("250-555-","0144")' } as const;
  const phone = { ...formula, value: "250-555-0144", formulaResult: "250-555-0144" };
  const bytes = await writeXlsx({
    sheets: [
      { name: "Notes", rows: [["Ask Noor about the keys"]] },
      {
        name: "Members",
        rows: [
          ["Lake Rowers, members of 2026"],
          [],
          ["Courriel", "Prénom", "Nom", "Téléphone", "Membre depuis", "Casier"],
          [`ida@${domain}`, "Ida", "Berg", null, new Date("1998-03-25T00:00:00Z"), 12],
          [`bo@${domain}`, "Bo", "Ng", "250-555-0145", new Date("2021-11-02T00:00:00Z"), 13],
          [`ida@${domain}`, "Ivo", "Berg", "250-555-0146", new Date("2021-11-02T00:00:00Z"), 14],
        ],
        cells: new Map([["3,3", phone]]),
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 5 }],
      },
    ],
  });
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "Members.xlsx", mimeType, buffer: Buffer.from(bytes) };
}

const fitsAcross = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.each([
  ["phone", { width: 390, height: 844 }],
  ["laptop", { width: 1280, height: 800 }],
])(
  "a workbook comes in to the end on a %s, from the sheet that was chosen",
  async (device, viewport) => {
    const domain = `${device}.example`;
    const context = await demo().browser.newContext({ baseURL: demo().server.origin, viewport });
    await signInBrowser(context, "admin");
    const page = await context.newPage();
    await page.goto(paths.imports);
    await page.getByLabel("Spreadsheet file").setInputFiles(await workbook(domain));
    await page.getByText("take another sheet above").waitFor();
    await page.getByLabel("Sheet of the workbook").selectOption("Members");
    const header = page.getByLabel("Row with the names of the columns");
    await page.getByText("For example: 250-555-0144").waitFor();
    expect(await header.inputValue()).toBe("3");
    await page.getByText("For example: 1998-03-25").waitFor();
    expect(await page.getByLabel("Casier").inputValue()).toBe("");
    expect(await fitsAcross(page)).toBe(true);

    await page.getByRole("button", { name: "Check 3 rows" }).click();
    await page.getByText("2 new, 0 changed, 0 already as they are here, 1 refused").waitFor();
    await page.getByText(`Ivo Berg, ida@${domain}`).waitFor();
    await page.getByText("Row 6", { exact: true }).waitFor();
    await page.getByText("That is row 4.").waitFor();
    expect(await fitsAcross(page)).toBe(true);
    await page.getByRole("button", { name: "Bring in 2 rows" }).click();
    await page.getByText("It is done.").waitFor();

    const members: object[] = await (await context.request.get("/api/admin/members")).json();
    expect(members.filter((member) => Object(member).email.endsWith(domain))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ email: `ida@${domain}`, firstName: "Ida", phone: "250-555-0144" },
          registrationDate: expect.stringMatching(/^1998-03-25/),
        }),
        expect.objectContaining({ email: `bo@${domain}`, lastName: "Ng" }),
      ]),
    );
    await page.getByRole("button", { name: "Check 3 rows" }).click();
    await page.getByText("0 new, 0 changed, 2 already as they are here, 1 refused").waitFor();
    await context.close();
  },
);
