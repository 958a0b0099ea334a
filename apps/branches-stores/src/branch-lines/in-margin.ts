import { fieldsInMargin, resourceInMargin } from '@console/contracts/branches-stores/branch/margin-words';
import type { OfLine } from './of-line.ts';

const worded = new WeakMap<OfLine, OfLine>();

/** The contracts of a branch: of one under Qanun with Margin in place of Rate. One object for each line. */
export function wordsOf(of: OfLine, { isQanun }: { readonly isQanun: boolean }): OfLine {
  if (!isQanun) return of;
  const known = worded.get(of) ?? {
    ...of,
    rates: resourceInMargin(of.rates as never) as OfLine['rates'],
    exclusiveRates: resourceInMargin(of.exclusiveRates),
    grid: { ...of.grid, fields: fieldsInMargin(of.grid.fields) },
  };
  worded.set(of, known);
  return known;
}
