import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { idInput } from "../../shared/fields/ids";
import { act } from "../testing/ask-procedure";
import { openCrewClub } from "../testing/open-crew-club";
import { clockAt } from "../testing/outing-log";
import { openPushService, type PushService } from "../testing/push-service";
import { addDevice, deliverPush } from "../testing/push-to";

const { club, as, book, asked, invitations, accept, joined, leave } = openCrewClub();

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

type Device = ReturnType<PushService["device"]>;
let sams: Device;
let lees: Device;
beforeEach(async () => {
  club().services.webhookPrivate = true;
  [sams, lees] = [service.device(), service.device()];
  await addDevice(as("sam"), sams);
  await addDevice(as("lee"), lees);
});

const deliver = () => deliverPush(club());
const words = ({ shown }: Device) => shown.map(({ message }) => message.words);
const when = "Tue, Nov 24 at 10:00 AM";

test("Who is asked hears it, and the rower hears the answer, by no name.", async () => {
  const id = await book();
  await joined(id, "lee");
  await deliver();
  // The ask was answered before it left.
  expect(words(lees)).toEqual([]);
  expect(words(sams)).toEqual([`Somebody said yes: rowing ${when}`]);
  expect(sams.shown[0]?.message.path).toBe("/dashboard#crew");

  await asked(id, "unlimited");
  const umas = service.device();
  await addDevice(as("unlimited"), umas);
  await asked(await book({ timeStr: "14:00" }), "unlimited");
  await deliver();
  expect(words(umas)).toEqual(["Somebody asks you to row Tue, Nov 24 at 2:00 PM"]);
  const [, later] = await invitations("unlimited");
  await as("unlimited").post(`/api/crew/${later?.id}/decline`);
  await deliver();
  expect(words(sams).at(-1)).toBe("Somebody you asked cannot row Tue, Nov 24 at 2:00 PM");
});

test("Who asked for a seat hears that they have it; the rower who gave it hears nothing new.", async () => {
  await as("admin").put("/api/admin/settings/club", { openSeats: "on" });
  const id = await book();
  expect((await as("sam").put(`/api/bookings/${id}/seats`, { open: 1 })).status).toBe(200);
  const ask = await as("lee").post(`/api/seats/${id}/ask`);
  expect(ask.status, ask.text).toBe(201);
  await deliver();
  await accept(ask.read(idInput).id, "sam");
  await deliver();
  expect(words(sams)).toEqual([`Somebody asks you for a seat: rowing ${when}`]);
  expect(words(lees)).toEqual([`You have a seat: rowing ${when}`]);
});

test("At night an ask waits, and is not shown once it was answered.", async () => {
  const id = await book();
  clockAt(club(), "23:00", "2026-11-21");
  await asked(id, "lee");
  expect(await deliver()).toBe(0);
  const [invitation] = await invitations("lee");
  await as("lee").post(`/api/crew/${invitation?.id}/decline`);
  clockAt(club(), "06:00", "2026-11-22");
  await deliver();
  expect(words(lees)).toEqual([]);
  expect(words(sams)).toEqual([`Somebody you asked cannot row ${when}`]);
});

test("In the night before it is shown at once: the start is near.", async () => {
  const id = await book();
  clockAt(club(), "22:30", "2026-11-23");
  await asked(id, "lee");
  expect(await deliver()).toBe(1);
  expect(words(lees)).toEqual([`Somebody asks you to row ${when}`]);
});

test("Who does without the topic hears nothing of it but that their outing is called off.", async () => {
  await act(as("lee"), "auth.chooseMail", { without: ["crew", "bookings"] });
  const id = await book();
  await joined(id, "lee");
  expect((await as("sam").delete(`/api/bookings/${id}`)).status).toBe(200);
  await deliver();
  expect(words(lees)).toEqual([`Your outing ${when} is cancelled`]);
});

test("Who is taken out hears it; who leaves knows.", async () => {
  const id = await book();
  const entry = await joined(id, "lee");
  await leave(id, entry, "lee");
  const again = await joined(id, "lee");
  await deliver();
  expect(words(lees)).toEqual([]);
  await leave(id, again, "sam");
  await deliver();
  expect(words(lees)).toEqual([`No longer in the crew: rowing ${when}`]);
});
