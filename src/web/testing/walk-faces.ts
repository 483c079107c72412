import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { showMoods } from "./moody-server";
import { screenAnswers } from "./screen-answers";
import { stubScreenWidth } from "./wide-screen";

export interface Faces {
  /** What is there once it was read. */
  here: string;
  /** What is said when it could not be read. */
  failed: string[];
  /** What is said when the session has ended, where it is not 'Login Required'. */
  ended?: string;
  /** The address that it is read from. */
  at?: string;
  path?: string;
}

const waits = () => document.querySelector("[aria-busy=true], .animate-shimmer");
const isThere = (words: string) => screen.queryAllByText(words).length > 0;
const retries = () => screen.queryAllByRole("button", { name: "Try again" });

/**
 * Sees what a screen shows while the server is silent, behind a proxy's page, after Try again, and
 * once the session has ended: each has its face, and none waits for ever.
 */
export async function walkFaces(shown: ReactNode, faces: Faces) {
  stubScreenWidth(true);
  const { here, failed, ended = "Login Required", at, path } = faces;
  const server = showMoods(shown, screenAnswers, at, path);
  await waitFor(() => expect(waits()).toBeTruthy());
  expect(isThere(here)).toBe(false);

  await server.becomes("a proxy's page");
  // A part that is fetched only now may still be on its way.
  await waitFor(() => {
    expect(waits()).toBeNull();
    expect(failed.filter((words) => !isThere(words))).toEqual([]);
  });
  expect(isThere(here) || isThere(ended)).toBe(false);

  await server.becomes("well");
  while (retries()[0]) await userEvent.click(retries()[0] ?? document.body);
  await waitFor(() => expect(isThere(here)).toBe(true));
  expect(failed.filter(isThere)).toEqual([]);

  await server.becomes("signed out");
  await server.readAgain();
  await waitFor(() => expect(isThere(ended)).toBe(true));
  await waitFor(() => expect(waits()).toBeNull());
}
