import { expect, test, vi } from "vitest";
import { testOutingOut } from "../testing/outing";
import { saveCsv } from "../ui/save-csv";
import { ownRow, staffRow } from "./outing-rows";

const landed = { landedAt: "2026-11-20T20:20:00.000Z", kilometres: 6.2 };
const outing = testOutingOut({ ...landed, aboard: ["Jo", "Robin"], note: '=1+1 "flat"' });

async function saved(rows: Parameters<typeof saveCsv>[1]): Promise<string> {
  const files: Blob[] = [];
  // What jsdom lacks.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => files.push(file) && "blob:here",
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await saveCsv("logbook.csv", rows);
  vi.restoreAllMocks();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(files[0]));
}

const bytesOf = (file: Blob | undefined) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => reader.result instanceof ArrayBuffer && resolve(reader.result);
    reader.readAsArrayBuffer(file ?? new Blob());
  });

test("each outing is a line of the table, and no cell is a formula", async () => {
  expect(await saved([ownRow(outing)])).toBe(
    "\uFEFFreference,date,boat,launchedAt,landedAt,kilometres,aboard,plan,note\n" +
      'WRC-0007,2026-11-20,"Solo 14 ""Heron""",2026-11-20T19:20:00.000Z,' +
      '2026-11-20T20:20:00.000Z,6.2,Jo; Robin,,"\'=1+1 ""flat"""\n',
  );
});

test("staff read whose outing it was and whether its times can be trusted", async () => {
  const [head = "", line = ""] = (await saved([staffRow({ ...outing, doubtful: true })])).split(
    "\n",
  );
  const cells = line.split(",");
  const names = head.split(",");
  expect(cells[names.indexOf("rower")]).toBe("Sam Okafor");
  expect(cells[names.indexOf("doubtful")]).toBe("yes");
  expect(cells[names.indexOf("writtenAfterwards")]).toBe("");
});
