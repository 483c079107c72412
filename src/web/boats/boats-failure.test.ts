import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { BoatsUnreadable } from "../calls/foreign-answers";
import { boatsFailure } from "./boats-failure";

const unreadable = (response: { ok: boolean; status: number }) =>
  TRPCClientError.from(new BoatsUnreadable(response));

it("names the status of an answer that was not ok", () => {
  const refused = new TRPCClientError("Something went wrong on our side. Please try again.", {
    result: { error: { code: -32603, message: "", data: { httpStatus: 500 } } },
  });
  expect(boatsFailure(refused)).toBe("HTTP error! status: 500");
  expect(boatsFailure(unreadable({ ok: false, status: 502 }))).toBe("HTTP error! status: 502");
});

it("says when a page came instead of boats", () => {
  expect(boatsFailure(unreadable({ ok: true, status: 200 }))).toBe("Response is not JSON");
});

it("says that the boats could not be fetched when nothing came at all", () => {
  const offline = TRPCClientError.from(new TypeError("NetworkError when attempting to fetch"));
  expect(boatsFailure(offline)).toBe("Failed to fetch boats");
  expect(boatsFailure(new Error("unknown"))).toBe("Failed to fetch boats");
});
