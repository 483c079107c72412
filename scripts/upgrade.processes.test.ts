import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../src/server/project-root";

const run = promisify(execFile);

let folder: string;
let home: string;
let source: string;
const stopping: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-upgrade-"));
  home = path.join(folder, "home");
  source = path.join(home, "source");
  await mkdir(path.join(source, "prisma"), { recursive: true });
  await mkdir(path.join(folder, "bin"));
  const npm = path.join(folder, "bin/npm");
  await writeFile(npm, standInForNpm);
  await chmod(npm, 0o755);
  await git("init", "--quiet");
  await cp(path.join(projectRoot, "package.json"), path.join(source, "package.json"));
  const migrations = "prisma/migrations";
  await cp(path.join(projectRoot, migrations), path.join(source, migrations), { recursive: true });
});
afterAll(async () => {
  for (const stop of stopping) await stop();
  await rm(folder, { recursive: true, force: true });
});

// What was built for these tests, in the place of a build of its own; the second release has another
// name for one of the assets, as after a change.
const standInForNpm = `#!/bin/sh
set -eu
case $1 in
  ci) ln -s "$PROJECT/node_modules" node_modules ;;
  run) cp -r "$PROJECT/dist" dist; for old in $RENAMED; do mv "dist/web/assets/$old" "dist/web/assets/x$old"; done ;;
esac
`;

const git = (...words: string[]) => {
  const who = ["-c", "user.name=Avery", "-c", "user.email=avery@row.example"];
  return run("git", ["-C", source, ...who, ...words]);
};

/** Commits a change and upgrades to it; gives its folder. */
async function upgrade(change: string, renamed = ""): Promise<string> {
  await writeFile(path.join(source, "change"), change);
  await git("add", "--all");
  await git("commit", "--quiet", "--message", change);
  await run("sh", [path.join(projectRoot, "scripts/deploy/upgrade.sh")], {
    cwd: source,
    env: {
      PATH: `${path.join(folder, "bin")}:${process.env.PATH}`,
      SLIPWAY_HOME: home,
      SLIPWAY_RESTART: "true",
      PROJECT: projectRoot,
      RENAMED: renamed,
    },
  });
  return realpath(path.join(home, "current"));
}

/** Starts what is current, as the unit does. */
async function start(port: string): Promise<{ port: string; stop: () => Promise<unknown> }> {
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: path.join(home, "current"),
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: path.join(folder, "data"),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(server, "exit");
  const stop = () => {
    server.kill("SIGTERM");
    return gone;
  };
  stopping.push(stop);
  for await (const line of createInterface({ input: server.stdout })) {
    const opened = /open at http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (opened) return { port: opened, stop };
  }
  throw new Error("The server did not start");
}

/** Asks for these paths over and over, as a proxy that waits for a process, until it is ended. */
function ask(port: string, paths: readonly string[]) {
  const statuses = new Map<string, number>();
  let ended = false;
  const asking = (async () => {
    while (!ended)
      for (const asked of paths) {
        const answer = await fetch(`http://127.0.0.1:${port}${asked}`).catch(() => undefined);
        if (!answer) continue;
        await answer.arrayBuffer();
        const said = `${answer.status} ${asked}`;
        statuses.set(said, (statuses.get(said) ?? 0) + 1);
      }
  })();
  return async () => {
    ended = true;
    await asking;
    return [...statuses.keys()].sort();
  };
}

test("an upgrade pulls nothing away from pages that are open, before the switch or after it", async () => {
  const first = await upgrade("first");
  const assets = await readdir(path.join(first, "dist/web/assets"));
  const asset = assets.find((name) => /^boats-page.*\.js$/.test(name)) ?? expect.fail();
  const { port, stop } = await start("0");
  const paths = ["/", "/api/boats", `/assets/${asset}`];
  const endAsking = ask(port, paths);

  const second = await upgrade("second", asset);
  expect(second).not.toBe(first);
  expect(existsSync(path.join(second, "dist/web/assets", asset))).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/assets/${asset}`)).status).toBe(200);
  await stop();
  await start(port);
  const renamed = await fetch(`http://127.0.0.1:${port}/assets/x${asset}`);
  expect(renamed.headers.get("content-type")).toMatch("javascript");
  expect((await fetch(`http://127.0.0.1:${port}/assets/${asset}`)).status).toBe(200);
  expect(await endAsking()).toEqual(paths.map((asked) => `200 ${asked}`).sort());

  const third = await upgrade("third");
  const kept = (await readdir(path.join(home, "releases"))).map((name) =>
    path.join(home, "releases", name),
  );
  expect(kept.sort()).toEqual([second, third].sort());
});
