import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What a test awaits comes when the machine gets to it; a busy one needs more than a second.
configure({ asyncUtilTimeout: 10_000 });

// A screen under test reaches nobody: tests that want an answer bring their own.
globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));

afterEach(cleanup);
