import { useLov } from '@console/api';
import { noneChosen } from '@console/contracts/core/fields';
import type { Choice } from '@console/contracts/core/envelope';
import { useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

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
 * Labels of the records that a field refers to, read from the list of values; those not loaded yet are missing. A
 * record that does not exist, or that the person may not see, is labelled so.
 * @param by the field of a choice that the value is
 * @example
 * const label = useLabels('branch/lov', [branchId]).get(branchId) ?? '…';
 */
export function useLabels(path: string, values: readonly string[], by: 'secureId' | 'code' = 'secureId'): Labels {
  const gone = useMessages(messages)('gone');
  const { data, currentData } = useLov(path, { [by]: values }, { skip: values.length === 0 });
  const key = values.join(' ');
  return useMemo(() => {
    const labels = new Map(data?.map((choice) => [choice[by], labelOf(choice)]));
    // A code says by itself what is meant.
    if (currentData && by === 'secureId')
      for (const value of key.split(' '))
        if (value !== '' && value !== noneChosen && !labels.has(value)) labels.set(value, gone);
    return labels;
  }, [data, currentData, by, key, gone]);
}
