import Papa from "papaparse";
import { expect, test, vi } from "vitest";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

async function bringIn(csv: string) {
  const admin = await club().signIn("admin");
  return admin.post("/api/admin/import", { kind: "members", csv, dryRun: true });
}

test("a file is taken apart in a thread of its own, so that everybody else is answered meanwhile", async () => {
  const takeApart = vi.spyOn(Papa, "parse");
  const answer = await bringIn("E-mail,First name,Last name\nnew@row.example,New,One");
  expect(answer.json()).toMatchObject({ counts: { new: 1 } });
  expect(takeApart).not.toHaveBeenCalled();
  takeApart.mockRestore();
});

test("what the thread refuses is refused, with its code and its words", async () => {
  const answer = await bringIn(`E-mail,First name,Last name\n${",".repeat(300)}`);
  expect(answer.status).toBe(422);
  expect(answer.json()).toMatchObject({
    code: "TOO_MANY_COLUMNS",
    error: expect.stringMatching(/[a-z ]{20}/),
  });
});
