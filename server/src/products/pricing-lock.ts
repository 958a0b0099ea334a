import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../platform/context.ts';
import type { LockedChange } from '../records/resource/approval.ts';

/** The lock of what makes up the prices of all branches of a line: parameters of its lines of business, schemes. */
export const pricesOfLine = (line: string): string => `pricing ${line}`;

/** The locks of changes of lines of business; of a change that names no line those of all. */
export const locksByLine = (_db: Db | Tx, changes: readonly LockedChange[]): Promise<readonly string[]> => {
  const named = changes.map(({ values }) => values?.['businessLine'] as BusinessLine | undefined);
  const every = businessLines.map(({ value }) => value);
  return Promise.resolve(named.flatMap((line) => (line ? [line] : every)).map(pricesOfLine));
};

/** The lock of changes that belong to one line. */
export const locksOfLine = (line: BusinessLine) => (): Promise<readonly string[]> =>
  Promise.resolve([pricesOfLine(line)]);
