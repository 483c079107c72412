import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What a test awaits comes when the machine gets to it; a busy one needs more than a second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
