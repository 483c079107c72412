import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

// The list of the lint, which reads what is written in TypeScript.
const lint = readFileSync(path.join(projectRoot, ".config/no-club-of-its-own.grit"), "utf8");
const words = new RegExp(/\(\?:Vancouver.+?\)(?=\[)/.exec(lint)?.[0] ?? "");

/** What a process of a release before expects the database to fill in; it knew one club. */
const forEarlierReleases = ["gst_of_the_club", "orders.currency", "members.province"];

/** All SQL in force: functions, what rows are held to, indexes, and what a column is left at. */
const inForce = `
  SELECT p.proname AS name, pg_get_functiondef(p.oid) AS sql
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
   WHERE n.nspname = 'public' AND p.prokind = 'f' AND p.prolang <>
         (SELECT oid FROM pg_language WHERE lanname = 'c')
  UNION ALL
  SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT table_name || '.' || column_name, column_default FROM information_schema.columns
   WHERE table_schema = 'public' AND column_default IS NOT NULL`;

test("the database knows no club of its own: ask its settings, or let the rules hold it", async () => {
  const all = await club().services.db.$queryRawUnsafe<{ name: string; sql: string }[]>(inForce);
  expect(all.length).toBeGreaterThan(100);
  const found = all.filter(({ sql }) => words.test(sql)).map(({ name }) => name);
  expect(found.filter((name) => !forEarlierReleases.includes(name))).toEqual([]);
});

test("the list is the lint's, and finds what was in force once", () => {
  for (const said of ["CHECK (\"endTime\" <= '22:00')", "DEFAULT 'CAD'", "'WRC-' || id"])
    expect(said).toMatch(words);
  expect('CHECK ("duration" BETWEEN 0.5 AND 12)').not.toMatch(words);
});
