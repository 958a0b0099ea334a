import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import { sql } from 'kysely';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { define } from '../../records/resource/definition.ts';
import { inactivePublished, unpublish } from '../publication.ts';
import { levelErrors, looserTerms } from '../product-group/rules.ts';

/** How groups of motorcycles are stored, and their rules that need the database. */
export const groupNmcDefinition = define(productGroupsNmc, {
  table: 'product_group_nmc',
  serialised: true,
  derived: {
    ccFrom: sql`coalesce((select max(below.cc_to) + 1 from product_group_nmc below
      where below.vehicle_class = t.vehicle_class and below.cc_to < t.cc_to and below.deleted_at is null), 0)`,
  },
  lov: { order: sql`t.sequence, t.name` },
  beforeSave: async (tx, save) => [
    ...(await checkFiles(tx, productGroupsNmc, save)),
    ...inactivePublished(save),
    ...(await levelErrors(tx, 'product_group_nmc', save)),
    ...(await looserTerms(tx, save)),
  ],
  async afterChange(tx, changed) {
    await keepFiles(tx, productGroupsNmc, changed);
    await unpublish(tx, 'product_group_nmc', changed);
  },
});
