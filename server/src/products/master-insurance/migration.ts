import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { packageColumns, packageIndex } from '../insurance/package-table.ts';

const coverages = ['PROTEKSI_GADGET', 'PROTEKSI_ELEKTRONIK', 'PROTEKSI_PERABOT', 'JIWA_KREDIT'];

/** Insurance packages of goods. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table insurance_package (${recordColumns}, ${coreFeedColumns},
      ${packageColumns(coverages)})`.execute(db);
    await packageIndex('insurance_package').execute(db);
  },
};
