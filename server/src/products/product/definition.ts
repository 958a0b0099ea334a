import { products } from '@console/contracts/products/product';
import { sql } from 'kysely';
import { defineProducts } from './define-products.ts';
import { otherLobErrors, settleGroup } from './group.ts';
import { ofLob } from './lob-use.ts';
import { keepPrices, priceJump, pricesOutside } from './prices.ts';

/** How products of SPEKTRA are stored, and their rules that need the database. */
export const productDefinition = defineProducts(products, 'product', {
  groups: 'product_group',
  derived: { groupOverridden: sql`t.group_overridden` },
  counted: { promosNow: 'promo' } as never,
  filters: {
    lobId: ofLob('product_group'),
    // Products of the other lines have lists of values of their own.
    line: (line: string) => sql`${line}::text = 'SPEKTRA'`,
    priceFrom: (price: number) => sql`t.reference_price >= ${price}`,
    priceTo: (price: number) => sql`t.reference_price <= ${price}`,
  },
  async ownErrors(tx, save) {
    const { values, before } = save;
    settleGroup(save, { now: values.coreGroupId, before: before?.coreGroupId ?? null });
    return [...priceJump(save), ...pricesOutside(save), ...(await otherLobErrors(tx, save))];
  },
  keep: keepPrices,
});
