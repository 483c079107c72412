import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { JobView } from "../../shared/jobs";
import { showScreen } from "../testing/show-screen";
import { JobsPage } from "./jobs-page";

const job = (changes: Partial<JobView>): JobView => ({
  name: "Clean up",
  dueAt: "2026-11-21T10:30:00.000Z",
  startedAt: "2026-11-20T10:30:00.000Z",
  finishedAt: "2026-11-20T10:30:01.000Z",
  running: false,
  failed: false,
  result: "Forgot 3 sessions",
  ...changes,
});

it("says of each job how it went, when, and when it runs next", async () => {
  const failing = { name: "Remind", failed: true, result: "Error: The tide is out" };
  showScreen(<JobsPage />, { "admin.jobs": [job({}), job(failing)] });
  await screen.findByText("Clean up");
  const [fine, failed] = screen.getAllByRole("listitem").slice(-2);
  expect(fine?.textContent).toContain("Done");
  expect(fine?.textContent).toContain("Last runNov 20, 2026, 3:30 AM");
  expect(fine?.textContent).toContain("Next runNov 21, 2026, 3:30 AM");
  expect(failed?.textContent).toContain("Failed");
  expect(failed?.textContent).toContain("Error: The tide is out");
});
