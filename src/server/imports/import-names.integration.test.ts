import { beforeEach, expect, test } from "vitest";
import { type ImportAnswer, importAnswer } from "../../shared/imports/import-schemas";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

async function bringIn(lines: string[], wishes: object = {}): Promise<ImportAnswer> {
  const body = { kind: "members", dryRun: false, csv: lines.join("\n"), ...wishes };
  const answer = await admin.post("/api/admin/import", body);
  expect(answer.status).toBe(200);
  return answer.read(importAnswer);
}
const memberOf = (email: string) => club().services.db.member.findUnique({ where: { email } });

test("a full name in one column is split, and the name on file stays where it is the same", async () => {
  const answer = await bringIn([
    "E-mail,Name,Locker",
    'sue@row.example,"Smith, Sue",1',
    "ana@row.example,Ana de la Cruz,2",
    "sam@row.example,MARSH Sam,3",
    "only@row.example,Cher,4",
  ]);
  expect(answer.rows).toEqual([
    { row: 2, outcome: "new", name: "Sue Smith", email: "sue@row.example" },
    { row: 3, outcome: "new", name: "Ana de la Cruz", email: "ana@row.example" },
    { row: 4, outcome: "same", name: "Sam MARSH", email: "sam@row.example" },
    {
      ...{ row: 5, outcome: "refused", name: "Cher", email: "only@row.example" },
      ...{ field: "lastName", why: "Last name is required" },
    },
  ]);
  expect(answer.ignoredColumns).toEqual(["Locker"]);
  expect(await memberOf("ana@row.example")).toMatchObject({ lastName: "de la Cruz" });
});

test("names in capitals stay, unless they are to be written in usual letters", async () => {
  const sheet = ["Courriel,Prénom,Nom", "h@row.example,HÉLÈNE,TREMBLAY-CÔTÉ"];
  await bringIn(sheet);
  expect(await memberOf("h@row.example")).toMatchObject({ lastName: "TREMBLAY-CÔTÉ" });
  await bringIn(sheet, { usualLetters: true });
  expect(await memberOf("h@row.example")).toMatchObject({
    ...{ firstName: "Hélène", lastName: "Tremblay-Côté" },
  });
});

test("a refused row says whom it names and what stands there", async () => {
  const answer = await bringIn([
    "E-mail,First name,Last name,Phone",
    "new@row.example,New,One,####",
  ]);
  expect(answer.rows).toMatchObject([
    { name: "New One", email: "new@row.example", field: "phone", value: "####" },
  ]);
});

const google =
  "First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code";
const outlook =
  "First Name,Last Name,E-mail Address,Mobile Phone,Home Street,Home City,Home State,Home Postal Code";
const french =
  "Prénom,Nom,Courriel,Cellulaire,Adresse,Ville,Province,Code postal,Tél. urgence,Membre depuis";

test.each([
  [google, "Ann,,Ng,Home,ann@row.example,Mobile,250-555-0111,1 Bay,Sooke,BC,V8R 1A1"],
  [outlook, "Ann,Ng,ann@row.example,250-555-0111,1 Bay,Sooke,BC,V8R 1A1"],
  [french, "Ann,Ng,ann@row.example,250-555-0111,1 Bay,Sooke,BC,V8R 1A1,250-555-0112,2014-03-02"],
  ["E-mail,Full name,Phone,Home address", "ann@row.example,Ann Ng,250-555-0111,1 Bay"],
])("contacts come in under the names of columns %s", async (header, row) => {
  expect((await bringIn([header, row])).counts).toMatchObject({ new: 1 });
  expect(await memberOf("ann@row.example")).toMatchObject({
    ...{ firstName: "Ann", lastName: "Ng", phone: "250-555-0111", address: "1 Bay" },
    emergencyContactPhone: header === french ? "250-555-0112" : "",
  });
});

test("hours come in under the French name of a balance", async () => {
  const csv = "Courriel;Solde d'heures\nsam@row.example;2,5";
  const answer = await admin.post("/api/admin/import", { kind: "hours", dryRun: false, csv });
  expect(answer.json()).toMatchObject({ counts: { new: 1 } });
});
