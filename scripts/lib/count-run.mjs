import fs from 'node:fs';
import { jestCounts } from './reports.mjs';
import { run } from './run.mjs';

/**
 * Runs a program that writes reports in the form of Jest's `--json`, prints what failed and counts its tests.
 * @param {import('./tally.mjs').Tally} tally
 * @param {readonly { title: string, report: string }[]} suites each with the path of its report
 * @param {{ args: readonly string[], env?: Record<string, string> }} program arguments of Node
 */
export async function countJestRun(tally, suites, { args, env = {} }) {
  for (const { report } of suites) fs.rmSync(report, { force: true });
  const { code, output } = await run(process.execPath, args, { env });
  const all = suites.map((suite) => ({ ...suite, ...jestCounts(suite.report) }));
  // Failures before the first test or after the last one are only in the program's output.
  const isExplained = code === 0 || all.some(({ failed, report }) => failed > 0 && fs.existsSync(report));
  if (!isExplained) console.log(output.trim().split('\n').slice(-40).join('\n'));
  for (const { title, passed, unchanged, failed, failures, files } of all) {
    for (const failure of failures) console.log(`  ${failure}`);
    const unexplained = isExplained ? 0 : 1;
    tally.add(title, passed, failed || unexplained, unchanged > 0 ? `${unchanged} unchanged` : '');
    tally.addTimes(title, files);
  }
}

/**
 * Runs a program that passes or fails as a whole, and prints its end when it fails.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} title
 * @param {{ args: readonly string[], cwd?: string, env?: Record<string, string> }} program arguments of Node
 */
export async function countProgram(tally, title, { args, cwd, env }) {
  const { code, output } = await run(process.execPath, args, { cwd, env });
  if (code !== 0) console.log(output.trim().split('\n').slice(-60).join('\n'));
  tally.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}
