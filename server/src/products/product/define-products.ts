import type { FieldError } from '@console/contracts/core/errors';
import type { products } from '@console/contracts/products/product';
import type { productsNmc } from '@console/contracts/products/product-nmc';
import type { collateral } from '@console/contracts/products/product-ufi';
import type { Tx } from '../../platform/context.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import type { Changed, Definition, Save } from '../../records/resource/definition.ts';
import { inactivePublished, unpublish } from '../publication.ts';
import { notInFeed } from './feed-guard.ts';
import { limitsOf, looserLimits, type GroupTable } from './limits.ts';
import { sharedFilters, shownDerived, soughtIn } from './shared.ts';

type Products = typeof products | typeof productsNmc | typeof collateral;
export type ProductTableName = 'product' | 'product_nmc' | 'product_ufi';

/** What the products of one business line have besides those of the others. */
interface Own<R extends Products> extends Partial<Pick<Definition<R>, 'derived' | 'filters' | 'load' | 'counted'>> {
  /** Where the groups lie from which they inherit limits. */
  readonly groups?: GroupTable;
  /** Settles values of the line before the shared rules are asked, and finds its faults. */
  readonly ownErrors: (tx: Tx, save: Save<R>) => Promise<readonly FieldError[]>;
  /** Keeps what the line remembers of each change. */
  readonly keep: (tx: Tx, changed: readonly Changed<R>[]) => Promise<void>;
}

/** How products of one business line are stored: the same for all three but what is given. */
export const defineProducts = <R extends Products>(
  resource: R,
  table: ProductTableName,
  { groups, ownErrors, keep, derived, filters, load, counted }: Own<R>,
): Definition<R> => ({
  table,
  ...(counted ? { counted } : {}),
  derived: { ...shownDerived, ...derived },
  search: soughtIn,
  lov: { search: soughtIn },
  filters: { ...sharedFilters, ...filters } as Definition<R>['filters'],
  async load(db, records, view) {
    await load?.(db, records, view);
    if (!groups || view.of !== 'detail') {
      for (const record of records as { limits: unknown }[]) record.limits = null;
      return;
    }
    const grouped = records as unknown as { readonly productGroupId: string | null; limits: unknown }[];
    const ids = grouped.flatMap(({ productGroupId }) => productGroupId ?? []);
    const limits = await limitsOf(db, groups, ids);
    for (const record of grouped) record.limits = limits.get(record.productGroupId ?? '') ?? null;
  },
  async beforeSave(tx, save) {
    const own = await ownErrors(tx, save);
    const shown = save as unknown as Parameters<typeof inactivePublished>[0] & Parameters<typeof looserLimits>[2];
    return [
      ...(await checkFiles(tx, resource, save)),
      ...inactivePublished(shown),
      ...own,
      ...(groups ? await looserLimits(tx, groups, shown) : []),
    ];
  },
  guard: (tx, action, records, caller) => notInFeed(tx, table, action, records, caller),
  async afterChange(tx, changed) {
    await keepFiles(tx, resource, changed);
    await unpublish(tx, table, changed as never);
    await keep(tx, changed);
  },
});
