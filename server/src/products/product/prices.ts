import type { FieldError } from '@console/contracts/core/errors';
import { freePriceChange, mostPrices, type PriceEntry } from '@console/contracts/products/product';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

interface Priced {
  readonly referencePrice: number;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

interface SavedPrices {
  readonly values: Priced;
  readonly before: Priced | null;
  readonly caller: Caller | null;
}

/** Percent by which core changed a price by more than it may change it by itself; `null` otherwise. */
export const jumpOf = (from: number, to: number): number | null =>
  Math.abs(to - from) > from * freePriceChange ? Math.round((Math.abs(to - from) / from) * 100) : null;

/** A price of core that changed by too much waits for an admin, who is then the caller. */
export function priceJump({ values, before, caller }: SavedPrices): FieldError[] {
  const [from, to] = [before?.referencePrice, values.referencePrice];
  const percent = from === undefined || caller !== null ? null : jumpOf(from, to);
  if (percent === null) return [];
  const parameters = { percent, to: to.toLocaleString('id-ID'), waiting: JSON.stringify(to) };
  return [{ field: 'referencePrice', code: 'PRICE_JUMP', parameters }];
}

/** Least and greatest share of the reference price between which staff choose prices; admins are free. */
const shares = { least: 0.5, most: 1.5 };

/** Prices too far from the reference price. What did not change is not asked again. */
export function pricesOutside({ values, before, caller }: SavedPrices): FieldError[] {
  if (caller === null || caller.isAdmin) return [];
  const minimum = Math.ceil(values.referencePrice * shares.least);
  const maximum = Math.floor(values.referencePrice * shares.most);
  return (['priceMin', 'priceMax'] as const).flatMap((field) => {
    const value = values[field];
    return value === null || value === before?.[field] || (value >= minimum && value <= maximum)
      ? []
      : [{ field, code: 'RANGE', parameters: { minimum, maximum } }];
  });
}

interface PriceChange {
  readonly before: { readonly referencePrice: number } | null;
  readonly after: { readonly secureId: string; readonly referencePrice: number; readonly updatedAt: string } | null;
  readonly actor: { readonly username: string };
}

/** Keeps each new reference price. */
export async function keepPrices(tx: Tx, changed: readonly PriceChange[]): Promise<void> {
  const rows = changed.flatMap(({ before, after, actor }) =>
    after && before?.referencePrice !== after.referencePrice
      ? [
          {
            product_id: after.secureId,
            at: new Date(after.updatedAt),
            price: after.referencePrice,
            previous: before?.referencePrice ?? null,
            by: actor.username,
          },
        ]
      : [],
  );
  if (rows.length > 0) await tx.insertInto('product_price').values(rows).execute();
}

/** The reference prices of a product, the newest first. */
export async function priceHistory(db: Db, productId: string): Promise<PriceEntry[]> {
  const rows = await db
    .selectFrom('product_price')
    .select(['at', 'price', 'previous', 'by'])
    .where('product_id', '=', productId)
    .orderBy('no', 'desc')
    .limit(mostPrices)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: toWireInstant(at) }));
}
