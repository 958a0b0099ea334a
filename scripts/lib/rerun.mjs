// What the second run of failed test files, alone, says of them.
import path from 'node:path';
import { root } from './paths.mjs';

/** After as many failed tests nothing is run again: much is broken. */
const maxFailures = 10;
/** Lines of an error that are shown of a flaky test. */
const errorLines = 6;

/** The files of a report to be run again, below the root. */
export function rerunFilesOf({ numFailedTests, testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(root, name));
  return Math.max(numFailedTests, failed.length) < maxFailures ? failed : [];
}

/** A line for each failed test of a file, with the beginning of its error. */
function linesOf({ name, message = '', assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const all = failed.length > 0 ? failed : [{ fullName: 'the file', failureMessages: [message] }];
  return all.map(({ fullName, failureMessages = [] }) => {
    const error = failureMessages.join('\n').split('\n').slice(0, errorLines).join('\n      ');
    return `${path.relative(root, name)}: ${fullName}\n      ${error}`;
  });
}

/**
 * Joins the report of a run with that of its failed files.
 * @returns a report in the same form; a file that failed and passed alone is passed, and has its failures as `flaky`
 */
export function joinReports(report, again) {
  const passedAlone = new Map(
    again.testResults.filter(({ status }) => status === 'passed').map((result) => [result.name, result]),
  );
  const testResults = report.testResults.map((first) => {
    const second = first.status === 'failed' ? passedAlone.get(first.name) : undefined;
    return second ? { ...second, flaky: linesOf(first) } : first;
  });
  const numberOf = (wanted) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
  return { ...report, testResults, numPassedTests: numberOf('passed'), numFailedTests: numberOf('failed') };
}
