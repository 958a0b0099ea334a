import { products } from '@console/contracts/products/product';
import { sql } from 'kysely';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { define } from '../../records/resource/definition.ts';
import { inactivePublished, unpublish } from '../publication.ts';
import { notInFeed } from './feed-guard.ts';
import { settleGroup } from './group.ts';
import { limitsOf, looserLimits } from './limits.ts';
import { keepPrices, priceJump, pricesOutside } from './prices.ts';
import { sharedFilters, shownDerived, soughtIn } from './shared.ts';

/** How products of SPEKTRA are stored, and their rules that need the database. */
export const productDefinition = define(products, {
  table: 'product',
  derived: { ...shownDerived, groupOverridden: sql`t.group_overridden` },
  search: soughtIn,
  lov: { search: soughtIn },
  filters: {
    ...sharedFilters,
    lobId: (lobId: string) =>
      sql`t.product_group_id = any(array(select id from product_group where lob_id = ${lobId}))`,
    priceFrom: (price: number) => sql`t.reference_price >= ${price}`,
    priceTo: (price: number) => sql`t.reference_price <= ${price}`,
  },
  async load(db, records, { of }) {
    const groups = records.map(({ productGroupId }) => productGroupId ?? '').filter(Boolean);
    const limits = of === 'detail' ? await limitsOf(db, 'product_group', groups) : null;
    for (const record of records) record.limits = limits?.get(record.productGroupId ?? '') ?? null;
  },
  async beforeSave(tx, save) {
    const { values, before } = save;
    settleGroup(save, { now: values.coreGroupId, before: before?.coreGroupId ?? null });
    return [
      ...(await checkFiles(tx, products, save)),
      ...inactivePublished(save),
      ...priceJump(save),
      ...pricesOutside(save),
      ...(await looserLimits(tx, 'product_group', save)),
    ];
  },
  guard: (tx, action, records, caller) => notInFeed(tx, 'product', action, records, caller),
  async afterChange(tx, changed) {
    await keepFiles(tx, products, changed);
    await unpublish(tx, 'product', changed);
    await keepPrices(tx, changed);
  },
});
