import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { groupColumns, groupIndexes } from './columns.ts';

/** Groups of products of SPEKTRA. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table product_group (${recordColumns}, ${coreFeedColumns},
      ${groupColumns('product_group')})`.execute(db);
    for (const index of groupIndexes('product_group')) await index.execute(db);
  },
};
