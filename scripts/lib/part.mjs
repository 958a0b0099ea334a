import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from './inputs.mjs';

/** @typedef {{ name: string, inputs: string[], built: () => boolean, work: () => Promise<string | void>, keep?: boolean }} Part */

/**
 * Does the work of a part unless its inputs are those of the last time and its output is there.
 * @param {Part} part with `keep` any output will do
 * @param {string} marks folder that remembers the inputs of the last time
 * @param {...unknown} others what counts besides the inputs
 * @returns {Promise<string | void>} what to add to the line that tells of it
 */
export async function buildPart(part, marks, ...others) {
  if (part.keep && part.built()) return 'last build';
  const inputs = hashOf(part.inputs, ...others);
  const mark = path.join(marks, part.name);
  if (part.built() && fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === inputs) return 'unchanged';
  const note = await part.work();
  fs.mkdirSync(marks, { recursive: true });
  fs.writeFileSync(mark, inputs);
  return note;
}
