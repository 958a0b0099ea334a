import type { FieldError } from '@console/contracts/core/errors';
import { mostOtrPrices, type OtrEntry } from '@console/contracts/products/product-nmc';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal, notFound } from '../../platform/http/refusal.ts';
import { regionOfBranch, unknownRegions, type BranchRegion } from '../product/branch-region.ts';
import { jumpOf } from '../product/prices.ts';

interface Priced {
  readonly otrPrices: readonly OtrEntry[] | null;
}

/** OTR prices of regions that there are not. */
export async function unknownOtrRegions(tx: Tx, { otrPrices }: Priced): Promise<FieldError[]> {
  const unknown = await unknownRegions(
    tx,
    (otrPrices ?? []).map(({ regionCode }) => regionCode),
  );
  return unknown.length > 0 ? [{ field: 'otrPrices', code: 'NOT_FOUND' }] : [];
}

/** A price of core that changed by too much in a region: all of them wait for an admin, who is then the caller. */
export function otrJump({
  values,
  before,
  caller,
}: {
  readonly values: Priced;
  readonly before: Priced | null;
  readonly caller: Caller | null;
}): FieldError[] {
  if (caller !== null) return [];
  const known = new Map(before?.otrPrices?.map(({ regionCode, price }) => [regionCode, price]));
  for (const { regionCode, price } of values.otrPrices ?? []) {
    const from = known.get(regionCode);
    const percent = from === undefined ? null : jumpOf(from, price);
    if (percent === null) continue;
    const parameters = { percent, to: price.toLocaleString('id-ID'), waiting: JSON.stringify(values.otrPrices) };
    return [{ field: 'otrPrices', code: 'PRICE_JUMP', parameters }];
  }
  return [];
}

/** The columns that follow from the prices. */
export function otrColumns({ otrPrices }: Priced) {
  const prices = (otrPrices ?? []).map(({ price }) => price);
  return {
    priced_regions: (otrPrices ?? []).map(({ regionCode }) => regionCode).toSorted(),
    otr_lowest: prices.length > 0 ? Math.min(...prices) : null,
    otr_highest: prices.length > 0 ? Math.max(...prices) : null,
  };
}

interface OtrChange {
  readonly after: (Priced & { readonly secureId: string }) | null;
}

/** Keeps each price since its day; a day that core corrects has the corrected one. */
export async function keepOtr(tx: Tx, changed: readonly OtrChange[]): Promise<void> {
  const rows = changed.flatMap(({ after }) =>
    (after?.otrPrices ?? []).map(({ regionCode, from, price }) => ({
      product_id: after!.secureId,
      region_code: regionCode,
      effective_from: from,
      price,
    })),
  );
  if (rows.length > 0)
    await tx
      .insertInto('product_nmc_otr')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'region_code', 'effective_from'])
          .doUpdateSet({ price: sql`excluded.price` as never }),
      )
      .execute();
}

/** The OTR prices of a motorcycle by region, the newest first. */
export async function otrHistory(db: Db, productId: string): Promise<OtrEntry[]> {
  return db
    .selectFrom('product_nmc_otr')
    .select(['region_code as regionCode', 'effective_from as from', 'price'])
    .where('product_id', '=', productId)
    .orderBy('effective_from', 'desc')
    .orderBy('region_code')
    .limit(mostOtrPrices)
    .execute();
}

/**
 * The OTR price of a motorcycle at a branch on a day: the newest of its region that has started.
 * @throws Refusal NOT_FOUND for a branch of another line, OTR_MISSING
 */
export async function otrOf(
  db: Db | Tx,
  { productId, branchId, day }: { readonly productId: string; readonly branchId: string; readonly day: string },
): Promise<BranchRegion & { readonly from: string; readonly price: number }> {
  const region = await regionOfBranch(db, branchId, 'NMC');
  if (!region) throw notFound();
  const found = await db
    .selectFrom('product_nmc_otr')
    .select(['effective_from as from', 'price'])
    .where('product_id', '=', productId)
    .where('region_code', '=', region.regionCode)
    .where('effective_from', '<=', day)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new Refusal('OTR_MISSING');
  return { ...region, ...found };
}
