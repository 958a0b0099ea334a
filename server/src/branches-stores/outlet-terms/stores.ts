import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { lineOfStores, outletOf } from './outlets.ts';
import { outletTermsStorage } from './storage.ts';

const { derived, ...shared } = outletTermsStorage('store_id');

/** How terms of stores are read, in every register. */
export const storeTermsStorage = {
  ...shared,
  derived: { ...derived, storeCode: sql`d.code`, storeName: sql`d.name` },
} as const;

/** The outlets of these registers. */
export const ofStores = { field: 'storeId', lines: lineOfStores } as const;

/** States in which a store may get terms. */
const openStates: readonly string[] = ['new', 'active'];

/** Terms are for a store that is new or active. */
export async function openStoreErrors(tx: Tx, storeId: string): Promise<FieldError[]> {
  const store = await outletOf(tx, lineOfStores, storeId);
  if (!store) return [{ field: 'storeId', code: 'NOT_FOUND' }];
  return openStates.includes(store.status) ? [] : [{ field: 'storeId', code: 'STORE_NOT_OPEN' }];
}
