import { expect, test } from "vitest";
import { z } from "zod";
import { documentedProfile } from "../../shared/profile/club-profile";
import { replacementView } from "../../shared/replacements/replacement-schemas";
import { waitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { act } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, rowingDay, switchLogOn } from "../testing/outing-log";
import { chooseOn, offerTo } from "../testing/replacements";

const club = openTestClub();

const eight = { key: "eight", name: "8+", people: [9, 9], rate: 1 };
const others = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"];

test("an eight takes nine, is waited for as an eight, and is swapped for another eight alone", async () => {
  const admin = await club().signIn("admin");
  const boatKinds = [...documentedProfile.boatKinds, eight];
  await admin.put("/api/admin/settings/club", { boatKinds });
  const add = async (name: string) =>
    (await act(admin, "admin.addBoat", { name, category: "eight", capacity: 9 })).boat;
  const hammonia = await add("Hammonia");
  await switchLogOn(club());
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, hammonia.id, "08:00");

  const lee = await club().signIn("lee");
  const slot = { dateStr: rowingDay, from: "08:00", to: "09:00", duration: 1 };
  const entry = await lee.post("/api/waitlist", { ...slot, kind: "eight" });
  expect(entry.json()).toMatchObject({ wish: { kind: "eight", offer: null } });
  const unknown = await lee.post("/api/waitlist", { ...slot, kind: "nine" });
  expect(unknown.json()).toMatchObject({ code: "BAD_INPUT" });
  expect(unknown.status).toBe(400);

  const at = club().clock.now();
  const token = await offerTo({ db: club().services.db, at }, id);
  const offered = async () =>
    (await club().visitor().get(`/api/booking-offers/${token}`)).read(replacementView);
  expect((await offered()).swapTo).toBeNull();
  const cosel = await add("Cosel");
  const [held] = (await lee.get("/api/waitlist")).read(z.array(waitlistEntryView));
  expect(held?.offer).toMatchObject({ boatId: cosel.id });
  expect((await offered()).swapTo).toBeNull();
  await lee.post(`/api/waitlist/${held?.id}/decline`, {});
  expect((await offered()).swapTo).toEqual({ id: cosel.id, name: "Cosel" });
  await chooseOn(club(), token, "swap");

  clockAt(club(), "08:00", rowingDay);
  const tooMany = await logOf(sam).launch(id, { aboard: [...others, "Ida"] });
  expect(tooMany.status).toBe(422);
  const outing = outingIn(await logOf(sam).launch(id, { aboard: others }));
  expect(outing).toMatchObject({ aboard: others, boat: { id: cosel.id } });
});
