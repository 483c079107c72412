import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Answering, AnswerOf } from "../testing/answers";
import { testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { IsBackButton } from "./is-back-button";

type Landed = AnswerOf<"bookings.land">;

const heron = testOutingOut();
const orca = testOutingOut({ bookingId: 9, boat: { id: 2, name: "Orca" } });
const button = (name: string) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `${name} is back` });

it("notes the return of its own boat once, however often it is pressed", async () => {
  let answer = (_: Landed) => {};
  const land = vi.fn(() => new Promise<Landed>((resolve) => (answer = resolve)));
  const buttons = [heron, orca].map((outing) => (
    <IsBackButton key={outing.bookingId} outing={outing} />
  ));
  showScreen(buttons, { "bookings.land": land });
  const user = userEvent.setup();
  const orcaIsBack = await button("Orca");
  await user.dblClick(orcaIsBack);
  expect(orcaIsBack.disabled).toBe(true);
  expect((await button('Solo 14 "Heron"')).disabled).toBe(false);
  answer({ outing: orca });
  expect(await screen.findByText("Orca is in the log")).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 9 });
});

it("says why a return was not noted, and can be pressed again", async () => {
  const refused = "That outing has not been launched.";
  const land = vi
    .fn<Answering<"bookings.land">>(() => ({ outing: heron }))
    .mockRejectedValueOnce(new Error(refused));
  showScreen(<IsBackButton outing={heron} />, { "bookings.land": land });
  const user = userEvent.setup();
  await user.click(await button('Solo 14 "Heron"'));
  expect(await screen.findByText("Not logged")).toBeTruthy();
  expect(screen.getByText(refused)).toBeTruthy();
  await user.click(await button('Solo 14 "Heron"'));
  expect(await screen.findByText('Solo 14 "Heron" is in the log')).toBeTruthy();
});
