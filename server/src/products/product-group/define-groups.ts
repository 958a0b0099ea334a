import type { FieldError } from '@console/contracts/core/errors';
import type { productGroups } from '@console/contracts/products/product-group';
import type { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import type { objectGroups } from '@console/contracts/products/product-group-ufi';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import type { Definition, Save } from '../../records/resource/definition.ts';
import { inactivePublished, unpublish } from '../publication.ts';
import { locksOfLine } from '../pricing-lock.ts';
import { groupApproval } from './unjudged.ts';
import { levelErrors, looserTerms, type SavedGroup } from './rules.ts';

type Groups = typeof productGroups | typeof productGroupsNmc | typeof objectGroups;

/** The modules whose records a group counts, and its business line. */
const uses = {
  product_group: { products: 'product', rates: 'branch-rate', promos: 'promo', line: 'SPEKTRA' },
  product_group_nmc: { products: 'product-nmc', rates: 'branch-rate-nmc', promos: 'promo-nmc', line: 'NMC' },
  product_group_ufi: { products: 'product-ufi', rates: 'branch-rate-ufi', promos: 'promo-ufi', line: 'UFI' },
} as const;

/**
 * How groups of one business line are stored: the same for all three but what is given.
 * @param ownErrors rules of the line that need the database, besides the shared ones
 */
export const defineGroups = <R extends Groups>(
  resource: R,
  table: 'product_group' | 'product_group_nmc' | 'product_group_ufi',
  {
    ownErrors,
    ...own
  }: Partial<Definition<R>> & {
    readonly ownErrors?: (tx: Tx, save: Save<R>) => Promise<readonly FieldError[]>;
  } = {},
): Definition<R> => {
  const { line, ...of } = uses[table];
  return {
    table,
    serialised: true,
    counted: { productCount: of.products, rateRowCount: of.rates, promoCount: of.promos } as never,
    lov: { order: sql`t.sequence, t.name` },
    ...(line === 'UFI'
      ? {}
      : { approval: { locks: locksOfLine(line), ...groupApproval(resource.module, line) } as never }),
    ...own,
    beforeSave: async (tx, save) => {
      const group = save as unknown as SavedGroup & Parameters<typeof inactivePublished>[0];
      return [
        ...(await checkFiles(tx, resource, save)),
        ...inactivePublished(group),
        ...(await levelErrors(tx, table, group)),
        ...(await looserTerms(tx, group)),
        ...((await ownErrors?.(tx, save)) ?? []),
      ];
    },
    async afterChange(tx, changed) {
      await keepFiles(tx, resource, changed);
      await unpublish(tx, table, changed as never);
    },
  };
};
