import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { projectRoot } from "../project-root.mjs";

/** What became of one test file. */
export interface TestFile {
  /** from the project's root */
  file: string;
  project: string;
  /** of its tests and of what comes before and after them */
  durationMs: number;
  failed: boolean;
  tests: { state: "passed" | "failed" | "skipped" | "pending"; fullName: string }[];
}

/**
 * Writes what became of each test file, for `npm test` to count. Vitest's own JSON has neither a file's
 * project nor the time before its first test, in which most files open their club.
 */
export class FileReport implements Reporter {
  constructor(private readonly report: string) {}

  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(this.report, JSON.stringify(modules.map(toTestFile)));
  }
}

const toTestFile = (module: TestModule): TestFile => ({
  file: path.relative(projectRoot, module.moduleId),
  project: module.project.name,
  durationMs: module.diagnostic().duration,
  failed: module.state() === "failed",
  tests: [...module.children.allTests()].map((test) => ({
    state: test.result().state,
    fullName: test.fullName,
  })),
});
