import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints each test that passed in a line of its own, so that a run that is stopped keeps what it has shown
 * (scripts/lib/browser-run.mjs).
 */
export default class ResultReporter implements Reporter {
  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status === 'skipped' || status !== test.expectedStatus) return;
    const [, project, file, ...titles] = test.titlePath();
    const used = annotations.find(({ type }) => type === 'depends')?.description;
    const passed = { project, file, titles, status: 'passed', ...(used && { used: JSON.parse(used) as unknown }) };
    process.stdout.write(`\n@passed ${JSON.stringify(passed)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
