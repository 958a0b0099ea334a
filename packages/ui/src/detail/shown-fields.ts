import { useFlag, useIsOfBranch } from '@console/auth';
import { hiddenOf, type Resource } from '@console/contracts/core/resource';
import type { DetailField, DetailRecord } from './declaration.ts';

/** Answers which of some fields this person may see of a record that has them. */
export function useShownFields(resource: Resource) {
  const hidden = hiddenOf(resource, useFlag(), useIsOfBranch());
  return <R extends DetailRecord>(fields: readonly (string | DetailField<R>)[], record: R): DetailField<R>[] =>
    fields
      .map((entry): DetailField<R> => (typeof entry === 'string' ? { name: entry } : entry))
      .filter(({ name, visible }) => !hidden.includes(name) && (visible?.(record) ?? true));
}
