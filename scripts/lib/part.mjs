import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from './inputs.mjs';

/**
 * @typedef {{
 *   name: string, inputs: string[], built: () => boolean, work: () => Promise<string | void>, keep?: boolean
 * }} Part
 */

/**
 * Builds a part unless its inputs are unchanged since the last build and its output exists.
 * @param {Part} part with `keep` any existing output is used
 * @param {string} marks folder that stores the hash of the last inputs
 * @param {...unknown} others further values that change the output
 * @returns {Promise<string | void>} a note for the line that is printed
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
