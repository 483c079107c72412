import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { trpc } from "../calls/api";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { FoldAfterFirst } from "./fold-after-first";

/** What explains booking, once it is known what its reader has booked. */
function Explained() {
  const known = trpc.bookings.mine.useQuery().data !== undefined;
  return known && <FoldAfterFirst title="How it Works">Step by step</FoldAfterFirst>;
}

it.each([
  ["open for a member who has not booked yet", [], true],
  ["folded for one who has an outing ahead", [memberBooking()], false],
  ["folded for one who has cancelled it", [memberBooking({ status: "cancelled" })], false],
])("is %s", async (_, bookings, open) => {
  showScreen(<Explained />, { "bookings.mine": bookings });
  const heading = await screen.findByRole("heading", { name: "How it Works" });
  expect(heading.closest("details")?.open).toBe(open);
});
