import { productGroups } from '@console/contracts/products/product-group';
import { sql } from 'kysely';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { define } from '../../records/resource/definition.ts';
import { inactivePublished, unpublish } from '../publication.ts';
import { levelErrors, looserTerms } from './rules.ts';

/** How groups of products of SPEKTRA are stored, and their rules that need the database. */
export const groupDefinition = define(productGroups, {
  table: 'product_group',
  serialised: true,
  lov: { order: sql`t.sequence, t.name` },
  beforeSave: async (tx, save) => [
    ...(await checkFiles(tx, productGroups, save)),
    ...inactivePublished(save),
    ...(await levelErrors(tx, 'product_group', save)),
    ...(await looserTerms(tx, save)),
  ],
  async afterChange(tx, changed) {
    await keepFiles(tx, productGroups, changed);
    await unpublish(tx, 'product_group', changed);
  },
});
