import { RE2JS } from 're2js';

/** Most states of a typed pattern: at this size a text of 4,000 characters is matched in some tens of milliseconds. */
const mostStates = 500;
/** Bound of what a pattern may unfold to, known before it is compiled: its characters times its counted repeats. */
const mostUnfolded = 10_000;

/** A pattern that somebody typed, on an engine without backtracking: its time grows with the text and no faster. */
export interface TypedPattern {
  test(value: string): boolean;
}

/** Repeats such as `{2,10}` are written out by the engine, those of groups once more for each repeat within. */
function unfolded(pattern: string): number {
  const counts = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].map(([, from, to]) => Number(to || from));
  const repeats = /\)\{\d/.test(pattern)
    ? counts.reduce((product, count) => product * Math.max(count, 1), 1)
    : counts.reduce((sum, count) => sum + count, 1);
  return pattern.length * repeats;
}

/**
 * Reads a pattern that people type (RE2 syntax). Returns `null` when it is malformed or needs backtracking (lookaround,
 * backreferences), or is too large to be matched quickly.
 */
export function typedPattern(pattern: string): TypedPattern | null {
  if (unfolded(pattern) > mostUnfolded) return null;
  try {
    const compiled = RE2JS.compile(pattern);
    return compiled.programSize() > mostStates ? null : { test: (value) => compiled.matcher(value).find() };
  } catch {
    return null;
  }
}
