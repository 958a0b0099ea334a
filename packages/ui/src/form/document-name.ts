import type { Resource } from '@console/contracts/core/resource';
import type { FormValues } from './declaration.ts';

/** Name of a new record's document: one for each parent below which it is made. */
export function newDocument({ module, fields }: Resource, initial: FormValues = {}): string {
  const parents = Object.entries(initial).filter(
    ([name, value]) => typeof value === 'string' && (fields[name]?.kind === 'reference' || name.endsWith('Id')),
  );
  return [module, 'new', ...parents.map(([, value]) => value)].join(':');
}
