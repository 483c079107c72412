import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { feedTopics } from "../../shared/live/changes";
import { refusalSentences } from "../answers/refusal-sentences";
import { type Hearing, hearChanges } from "../testing/hear-changes";
import { openTestClub } from "../testing/open-test-club";
import { signInTo } from "../testing/sign-in-to";
import { fetching, TestClient } from "../testing/test-client";
import type { PersonKey } from "../testing/test-people";

const club = openTestClub();
let origin = "";
let open: Hearing[] = [];

beforeAll(async () => {
  await club().app.listen({ port: 0, host: "127.0.0.1" });
  origin = club().app.listeningOrigin;
});
afterEach(async () => {
  for (const hearing of open) await hearing.stop();
  open = [];
});

const visitor = () => new TestClient(fetching(origin));
const signIn = (key: PersonKey) => signInTo(visitor(), key);

async function hear(client: TestClient): Promise<Hearing> {
  const hearing = await hearChanges(origin, client);
  open.push(hearing);
  return hearing;
}

const outing = () => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr: "06:30",
  duration: 1,
});

describe("the feed of changes, over HTTP", () => {
  it("opens with every topic, so that whoever comes back reads what they missed", async () => {
    const hearing = await hear(await signIn("admin"));
    expect(await hearing.next()).toEqual([...feedTopics]);
  });

  it("tells one member's screen of another's booking and of its cancelling", async () => {
    const hearing = await hear(await signIn("sam"));
    await hearing.next();
    const lee = await signIn("lee");
    const booked = await lee.post("/api/bookings", outing());
    expect(await hearing.next()).toEqual(["bookings"]);
    await lee.delete(`/api/bookings/${booked.read(bookedView).booking.id}`);
    expect(await hearing.next()).toEqual(["bookings"]);
  });

  it("tells of an approval, and of a boat that is switched", async () => {
    const hearing = await hear(await signIn("manager"));
    await hearing.next();
    const admin = await signIn("admin");
    await admin.put(`/api/admin/members/${club().people.pending.id}/approve`);
    expect(await hearing.next()).toEqual(["members"]);
    await admin.put(`/api/admin/boats/${club().boats.solo.id}/toggle`, { available: false });
    expect(await hearing.next()).toEqual(["bookings", "boats"]);
  });

  it("says nothing of what was refused", async () => {
    const hearing = await hear(await signIn("admin"));
    await hearing.next();
    const zero = await signIn("zero");
    expect((await zero.post("/api/bookings", outing())).status).toBe(422);
    const manager = await signIn("manager");
    await manager.put(`/api/admin/boats/${club().boats.solo.id}/toggle`, { available: false });
    expect(await hearing.next()).toEqual(["bookings", "boats"]);
  });

  it("says nothing of what only its maker sees", async () => {
    const hearing = await hear(await signIn("admin"));
    await hearing.next();
    const sam = await signIn("sam");
    const chosen = await sam.post("/api/trpc/auth.chooseMail?batch=1", { 0: { without: [] } });
    expect(chosen.status).toBe(200);
    await sam.post("/api/bookings", outing());
    expect(await hearing.next()).toEqual(["bookings"]);
  });

  it("lets the oldest of a member's feeds go when they open more than 20", async () => {
    const other = await hear(await signIn("lee"));
    await other.next();
    const sam = await signIn("sam");
    const feeds: Hearing[] = [];
    for (let nr = 0; nr < 23; nr += 1) {
      const feed = await hear(sam);
      await feed.next();
      feeds.push(feed);
    }
    await sam.post("/api/bookings", outing());
    const heard = await Promise.all(feeds.map((feed) => feed.next()));
    expect(heard).toEqual([...Array(3).fill("ended"), ...Array(20).fill(["bookings"])]);
    expect(await other.next()).toEqual(["bookings"]);
  });

  it("is for approved members only", async () => {
    const outside = await hear(visitor());
    await expect(outside.next()).rejects.toThrow(refusalSentences.NOT_SIGNED_IN);
    const waiting = await hear(await signIn("pending"));
    await expect(waiting.next()).rejects.toThrow(refusalSentences.NOT_APPROVED);
  });
});
