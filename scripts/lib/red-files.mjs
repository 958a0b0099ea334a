import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * The test files that failed in the last run, also those that passed alone afterwards, as patterns of exactly these
 * files.
 * @param {string} report path of a report in the form of Jest's `--json`
 * @returns {string[]} empty when nothing failed or there was no run
 */
export function redFilesOf(report) {
  if (!fs.existsSync(report)) return [];
  return JSON.parse(fs.readFileSync(report, 'utf8'))
    .testResults.filter(({ status, flaky }) => status === 'failed' || flaky)
    .map(({ name }) => path.relative(root, name).replaceAll('.', String.raw`\.`));
}
