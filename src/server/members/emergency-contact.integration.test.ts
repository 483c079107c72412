import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

const kim = { emergencyContactName: "Kim Marsh", emergencyContactPhone: "250-555-0177" };
const tooShort = { ...kim, emergencyContactPhone: "12" };
const noPhone = { ...kim, emergencyContactPhone: "" };
const noName = { ...kim, emergencyContactName: "" };

test.each([
  [tooShort, "Please enter a phone number with at least 7 digits"],
  [noPhone, "Emergency contact phone is required"],
  [noName, "Emergency contact name is required"],
])("%o is refused at every endpoint that takes a contact", async (contact, error) => {
  const { sam } = club().people;
  const [admin, member] = [await club().signIn("admin"), await club().signIn("sam")];
  const edit = await admin.request("PATCH", `/api/admin/members/${sam.id}/profile`, contact);
  expect([edit.status, edit.json()]).toMatchObject([400, { error }]);

  const names = { firstName: "Robin", lastName: "Hale", phone: "250-555-0111" };
  const added = { ...names, ...contact, email: "robin@row.example", password: "Oar-2010!" };
  const create = await admin.post("/api/admin/members", added);
  expect([create.status, create.json()]).toMatchObject([400, { error }]);

  const address = { address: "9 Harbour Lane", city: "Sidney", province: "BC", postalCode: "V8L" };
  const own = { phone: "250-555-0111", ...address, ...contact };
  const answer = await member.post("/api/trpc/auth.editMyProfile", own);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(error)]);
  expect(await club().services.db.member.findUnique({ where: { id: sam.id } })).toMatchObject({
    emergencyContactName: "",
    emergencyContactPhone: "",
  });
});

test("one half that was there before stands in no way, and both are taken and taken away", async () => {
  const { id } = club().people.sam;
  const admin = await club().signIn("admin");
  const edit = (profile: object) =>
    admin.request("PATCH", `/api/admin/members/${id}/profile`, profile);
  const half = { emergencyContactName: "Kim Marsh" };
  await club().services.db.member.update({ where: { id }, data: half });
  expect((await edit({ city: "Sidney" })).status).toBe(200);
  expect((await edit({ emergencyContactName: "Kim" })).status).toBe(400);
  expect((await edit(kim)).json()).toMatchObject({ member: kim });
  const nobody = { emergencyContactName: "", emergencyContactPhone: "" };
  expect((await edit(nobody)).json()).toMatchObject({ member: nobody });
});
