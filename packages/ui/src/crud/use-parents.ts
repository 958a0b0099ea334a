import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isRecordId } from '../left-out/accepts.ts';

/**
 * The records that a new record belongs to, from the address: the list of children of a record opens the form with it.
 * @example
 * useParents(mras); // at /mra/create?regionId=0193…: { regionId: '0193…' }
 */
export function useParents({ fields }: Resource): Readonly<Record<string, string>> {
  const [address] = useSearchParams();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(fields).flatMap((name) => {
          const value = fields[name]?.kind === 'reference' ? address.get(name) : null;
          return value && isRecordId(value) ? [[name, value]] : [];
        }),
      ),
    [address, fields],
  );
}
