import { officesOf, type Office } from '../../branches-stores/index.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { RowFault } from '../../records/imports/handler.ts';
import { promosByCode, sheetsOf, type FoundPromo } from './find.ts';
import type { BulkOf } from './shared.ts';

/** Promos and offices that rows name by their codes, and the sheets of these promos at these offices. */
export async function namedIn(
  { line, promos, sheets }: BulkOf,
  db: Db | Tx,
  { promoCodes, officeCodes }: { readonly promoCodes: readonly string[]; readonly officeCodes: readonly string[] },
  scope: Scope,
) {
  const found = await promosByCode(db, promos, line, promoCodes, scope);
  const offices = await officesOf(db, line, [...new Set(officeCodes)], scope);
  const ids = [[...found.values()].map(({ promo }) => promo.id), [...offices.values()].map(({ id }) => id)] as const;
  return { found, offices, sheets: await sheetsOf(db, sheets, ...ids) };
}

interface Named {
  readonly found: FoundPromo | null;
  readonly office: Office | null;
}

/** What is wrong with what a row names: promos that are inactive take no change. */
export const namedFaults = ({ found, office }: Named): RowFault[] => [
  ...(found ? [] : [{ column: 'promo_code', code: 'NOT_FOUND' }]),
  ...(office ? [] : [{ column: 'office_code', code: 'NOT_FOUND' }]),
  ...(found?.promo.state === 'inactive' ? [{ column: 'promo_code', code: 'PROMO_STATE' }] : []),
];
