import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../scripts/lib/paths.mjs';

const file = path.join(root, 'docs/measurements.md');
const begin = (part) => `<!-- begin ${part}: written by npm run bench -->`;
const end = (part) => `<!-- end ${part} -->`;

/** The machine that measured, with date and load. */
const machine = () =>
  [
    new Date().toISOString().slice(0, 10),
    `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load ${os.loadavg()[0].toFixed(1)}`,
  ].join(', ');

/** Writes the result of a part into its place in the document; the text around it stays. */
export function writeReport(part, result) {
  const text = fs.readFileSync(file, 'utf8');
  const from = text.indexOf(begin(part));
  const to = text.indexOf(end(part));
  if (from < 0 || to < from) throw new Error(`${path.relative(root, file)} has no place for ${part}`);
  fs.writeFileSync(
    file,
    `${text.slice(0, from)}${begin(part)}\n\nMeasured ${machine()}.\n\n${result}\n\n${text.slice(to)}`,
  );
}
