import { expect } from './fixtures.ts';
import { kilobytes } from '../../bench/lib/statistics.mjs';
import { table } from '../../bench/lib/table.mjs';
import { summary } from '../../bench/lib/traffic.mjs';

interface Fetched {
  readonly path: string;
  readonly bytes: number;
}
/** Maximum bytes of JavaScript, bytes of the remote's own files, and requests. */
export interface Budget {
  readonly script?: number;
  readonly own?: number;
  readonly requests?: number;
}

/** Number of files listed when a budget is exceeded. */
const shown = 12;

/** Fails with a list of the largest files when a screen exceeds its budget, and when it fetched nothing at all. */
export function expectWithin(screen: string, files: readonly Fetched[], budget: Budget): void {
  const measured = summary(files);
  const kinds = ['script', 'own', 'requests'] as const;
  const exceeded = kinds.filter((kind) => budget[kind] !== undefined && measured[kind] > budget[kind]);
  const biggest = files
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, shown)
    .map(({ path, bytes }) => [path, kilobytes(bytes)]);
  const limits = kinds
    .filter((kind) => budget[kind] !== undefined)
    .map((kind) => [kind, String(measured[kind]), String(budget[kind])]);
  const measurements = table(`${screen}: measured and budget`, ['what', 'measured', 'budget'], limits);
  const report = `${measurements}\n\n${table('Biggest files', ['file', 'kB'], biggest)}`;
  expect(measured.script, `${screen} fetched no JavaScript`).toBeGreaterThan(0);
  expect(exceeded, report).toEqual([]);
}
