import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';

/** Values that a field is about to lose. */
export interface LostValues {
  /** The record whose field loses the values. */
  readonly id: string;
  readonly values: readonly string[];
  /** The day from which it has them no more. */
  readonly from: string;
}

/** Finds how often each of the values is still used on that day and later. Values without use may be left out. */
export type CountValues = (tx: Tx, lost: LostValues) => Promise<ReadonlyMap<string, number>>;

const countersOf = part(() => new Map<string, CountValues[]>());
const keyOf = (module: string, field: string): string => `${module}.${field}`;

/**
 * Registers that a module uses values of a field of another one's records: the counterpart of `registerUse` for parts
 * of a record. The module that has the field need not know who uses it.
 * @param of the module that has the field
 * @example
 * registerValueUse(app, { of: 'master-lob', field: 'tenors', count: tenorsOfSchemes });
 */
export function registerValueUse(
  app: Application,
  { of, field, count }: { readonly of: string; readonly field: string; readonly count: CountValues },
): void {
  const counters = countersOf(app);
  counters.set(keyOf(of, field), [...(counters.get(keyOf(of, field)) ?? []), count]);
}

/**
 * The fault of a field that would lose values in use, or none. Its text may name `count` and the values (`values`).
 * @param fault code of the module that has the field
 */
export async function valueUseErrors(
  app: Application,
  tx: Tx,
  { module, field, fault }: { readonly module: string; readonly field: string; readonly fault: string },
  lost: LostValues,
): Promise<FieldError[]> {
  if (lost.values.length === 0) return [];
  const found = new Map<string, number>();
  for (const count of countersOf(app).get(keyOf(module, field)) ?? [])
    for (const [value, uses] of await count(tx, lost)) found.set(value, (found.get(value) ?? 0) + uses);
  const used = [...found]
    .filter(([, uses]) => uses > 0)
    .toSorted(([one], [other]) => one.localeCompare(other, 'id', { numeric: true }));
  if (used.length === 0) return [];
  const count = used.reduce((total, [, uses]) => total + uses, 0);
  return [{ field, code: fault, parameters: { count, values: used.map(([value]) => value).join(', ') } }];
}
