import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';

const known = new Map();

/**
 * As `evaluate`, once for each file: the sources are the same while a command runs, and several commands of one test.
 * @param {string} file absolute path
 */
export function evaluated(file) {
  if (!known.has(file)) known.set(file, evaluate(file));
  return known.get(file);
}
