import { useLov } from '@console/api';
import type { Choice } from '@console/contracts/core/envelope';
import { useMemo } from 'react';

/** What a choice of a list of values reads: its code and name, as far as it has both. */
export const labelOf = ({ code, name }: Partial<Choice>): string =>
  code && name && code !== name ? `${code} - ${name}` : name || code || '';

/** How the values of a field are named on the screen. */
export type Labels = ReadonlyMap<string, string>;

/**
 * Names of records that a field refers to, asked from the list of values; those unknown so far are missing.
 * @param by which member of a choice the field holds
 */
export function useLabels(path: string, values: readonly string[], by: 'secureId' | 'code' = 'secureId'): Labels {
  const { data } = useLov(path, { [by]: values }, { skip: values.length === 0 });
  return useMemo(() => new Map(data?.map((choice) => [choice[by], labelOf(choice)])), [data, by]);
}
