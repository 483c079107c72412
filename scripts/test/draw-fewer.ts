import fc from "fast-check";
import { drawn } from "../../src/shared/testing/thoroughness.ts";

// Vitest's setup for each test file: what a property draws that does not say how many.
fc.configureGlobal({ numRuns: drawn(100) });
