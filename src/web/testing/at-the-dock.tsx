import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { SendOwnActions } from "../offline/send-own-actions";
import { AtTheDock } from "../outings/at-the-dock";
import type { Answers } from "./answers";
import { testMe } from "./me";
import { testMember } from "./member";
import { showScreen } from "./show-screen";

/** Who stands at the dock in tests. */
export const atTheDock = testMember();

/** Shows what a member may press at the dock, and sends it. */
export function showDock(outings: OutingView[], answers: Answers = {}) {
  const parts = (
    <>
      <AtTheDock memberId={atTheDock.id} outings={outings} />
      <SendOwnActions memberId={atTheDock.id} />
    </>
  );
  return showScreen(parts, { "auth.me": testMe(atTheDock), ...answers });
}

export const pressAtDock = async (name: string) =>
  await userEvent.setup().click(await screen.findByRole("button", { name }));
