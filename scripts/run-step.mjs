// @ts-check
import { spawn } from "node:child_process";
import { projectRoot } from "./project-root.mjs";

const betweenSignsMs = 4_000;

/**
 * Runs one long step of a start: says in one line what it does, how far it is and how long it took,
 * and shows the output only when it fails. A failure ends the process.
 * @param {string} doing what the person reads, such as "Installing packages"
 * @param {string[]} command a program and its arguments
 * @param {() => string} howFar said every few seconds
 */
export async function runStep(doing, command, howFar = () => "", everyMs = betweenSignsMs) {
  const started = performance.now();
  process.stdout.write(`${doing} … `);
  const signs = setInterval(() => process.stdout.write(`${howFar()} … `.trimStart()), everyMs);
  const { code, output } = await runQuietly(command);
  clearInterval(signs);
  if (code !== 0) {
    console.log(`failed\n\n${output}`);
    console.error(`${doing} failed: the reason is above.`);
    process.exit(1);
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** @param {string[]} command */
async function runQuietly([program = "", ...rest]) {
  const child = spawn(program, rest, {
    cwd: projectRoot,
    shell: program === "npm" && process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const code = await new Promise((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  return { code, output };
}
