import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { runStep } from "./run-step.mjs";

const untilThere = `const { existsSync } = require("node:fs");
setInterval(() => existsSync(process.argv[1]) && process.exit(), 5);`;

test("a long step says how far it is until it is done", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-step-"));
  const done = path.join(folder, "done");
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const log = vi.spyOn(console, "log").mockImplementation((text) => void written.push(text));
  let packages = 0;
  const howFar = () => {
    packages += 100;
    if (packages === 300) writeFileSync(done, "");
    return `${packages} of 900`;
  };
  await runStep("Installing", [process.execPath, "-e", untilThere, done], howFar, 10);
  write.mockRestore();
  log.mockRestore();
  await rm(folder, { recursive: true });
  expect(written.join("")).toMatch(
    /^Installing … 100 of 900 … 200 of 900 … 300 of 900 … (?:\d+ of 900 … )*\d+\.\d s$/,
  );
});
