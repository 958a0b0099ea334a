/**
 * Fixed waits that stay, each with the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const fixedWaits = {
  'e2e/support/early-acts.ts': 'Acts at some moment of a page that settles; the outcome is the same at any.',
  'e2e/budgets/first-rows.spec.ts': 'The browser lists a request after the delay that the test itself sets.',
  'server/src/records/imports/survival.test.ts': 'Kills a run at some moment; the outcome is the same at any.',
  'server/src/platform/database/embedded/wire.test.ts': 'Cuts a query at some moment; the outcome is the same at any.',
};

const indentOf = (line) => line.search(/\S/);

/** Whether the line is inside a loop: what is waited for is asked again. */
function isInLoop(lines, at) {
  let indent = indentOf(lines[at]);
  if (/\b(?:while|for) ?\(/.test(lines[at])) return true;
  for (let index = at - 1; index >= 0 && indent > 0; index--) {
    const own = indentOf(lines[index]);
    if (own < 0 || own >= indent) continue;
    if (/\b(?:while|for) ?\(|\bdo \{/.test(lines[index])) return true;
    indent = own;
  }
  return false;
}

const compared = /expect\([^;]*\b(?:performance|Date)\.now\(\)[^;]*\)\s*\.(?:not\.)?to(?:BeLess|BeGreater)Than/;
const waits = /\bwaitForTimeout\(|\bawait (?:wait|sleep|delay)\(\d[\d_]*\)/;

/**
 * Tests that compare a clock, or wait for a fixed time instead of for what they need: under load they fail.
 * @param {string} file path from the root
 * @param {string} text
 * @returns {string[]} faults
 */
export function waitFaults(file, text) {
  if (!/\.(?:test|spec|fixtures?)\.tsx?$/.test(file)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, at) => [
    ...(compared.test(line) ? [`${file}:${at + 1}: compares a clock; count attempts, calls or frames`] : []),
    ...(waits.test(line) && !isInLoop(lines, at) && !Object.hasOwn(fixedWaits, file)
      ? [`${file}:${at + 1}: waits for a fixed time; wait for what is needed, in a loop or by an assertion`]
      : []),
  ]);
}

/** Tests and what supports them. */
export const testCode =
  /\.(?:test|spec|fixtures?)\.\w+$|^(?:e2e|server\/test|packages\/build\/src\/jest)\/.*\.\w*[jt]sx?$/;

/** A limit of time as a number: an option, a signal, the end of a loop, a constant, or the last argument of a test. */
const ownLimit = new RegExp(
  [
    /[tT]imeout: ?[\d_]+\b(?! \*)/,
    /\b(?:AbortSignal\.timeout|(?:jest|test)\.setTimeout)\([\d_]+\)/,
    /\b(?:end|until|deadline) = Date\.now\(\) \+ [\d_]+\b(?! \*)/,
    /\bconst \w*(?:[pP]atience|[tT]imeout)\w* = [\d_]+\b(?! \*)/,
    /^ *\}, \d*_?\d{3}\);$|\b(?:before|after)(?:All|Each)\(\w+, [\d_]+\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const lastArgument = /^ *\d*_\d{3},$/;

/**
 * Limits of time that a test sets itself: `CONSOLE_TEST_PATIENCE` does not stretch them.
 * @param {string} file path from the root
 * @param {string} text
 * @returns {string[]} faults
 */
export function limitFaults(file, text) {
  if (!testCode.test(file)) return [];
  const lines = text.split('\n');
  const isLastArgument = (at) =>
    lastArgument.test(lines[at]) && /^ *\},$/.test(lines[at - 1] ?? '') && /^ *\);$/.test(lines[at + 1] ?? '');
  return lines.flatMap((line, at) =>
    ownLimit.test(line) || isLastArgument(at)
      ? [`${file}:${at + 1}: a limit of its own; use \`limits\` of scripts/lib/patience.mjs, or no limit`]
      : [],
  );
}
