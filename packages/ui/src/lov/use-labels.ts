import { useLov } from '@console/api';
import type { Choice } from '@console/contracts/core/envelope';
import { useMemo } from 'react';

/**
 * The label of a choice: its code and name, as far as it has both.
 * @example
 * labelOf({ code: '10100', name: 'Banda Aceh' }); // '10100 - Banda Aceh'
 */
export const labelOf = ({ code, name }: Partial<Choice>): string =>
  code && name && code !== name ? `${code} - ${name}` : name || code || '';

/** Labels by value. */
export type Labels = ReadonlyMap<string, string>;

/**
 * Labels of the records that a field refers to, read from the list of values; those not loaded yet are missing.
 * @param by the field of a choice that the value is
 * @example
 * const label = useLabels('branch/lov', [branchId]).get(branchId) ?? '…';
 */
export function useLabels(path: string, values: readonly string[], by: 'secureId' | 'code' = 'secureId'): Labels {
  const { data } = useLov(path, { [by]: values }, { skip: values.length === 0 });
  return useMemo(() => new Map(data?.map((choice) => [choice[by], labelOf(choice)])), [data, by]);
}
