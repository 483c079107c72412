import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSignedIn } from "./signed-in";
import type { Answering, AnswerOf } from "./testing/answers";
import { testMe } from "./testing/me";
import { testMember } from "./testing/member";
import { showScreen } from "./testing/show-screen";

function Who() {
  const { member, role } = useSignedIn();
  return <p>{member ? `${member.firstName}, ${role}` : role}</p>;
}

/** As the app does: nothing but a word until it is known who is here. */
function Gate() {
  const { loading } = useSignedIn();
  return loading ? <p>Loading application...</p> : <Who />;
}

it("knows who is signed in, and how they stand", async () => {
  const member = testMember({ isAdmin: true });
  showScreen(<Gate />, { "auth.me": testMe(member) });
  expect(await screen.findByText("Sam, admin")).toBeTruthy();
});

it("takes everyone for a visitor when the session cannot be checked, and asks only once", async () => {
  const check = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  showScreen(<Gate />, { "auth.me": check });
  expect(await screen.findByText("visitor")).toBeTruthy();
  expect(check).toHaveBeenCalledTimes(1);
});

it("asks again when the network is back, and takes no screen away meanwhile", async () => {
  let arrive = (_: AnswerOf<"auth.me">) => {};
  const check = vi
    .fn<Answering<"auth.me">>(() => {
      return new Promise((resolve) => {
        arrive = resolve;
      });
    })
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  showScreen(<Gate />, { "auth.me": check });
  await screen.findByText("visitor");
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
  expect(screen.getByText("visitor")).toBeTruthy();
  arrive(testMe());
  expect(await screen.findByText("Sam, approved")).toBeTruthy();
});
