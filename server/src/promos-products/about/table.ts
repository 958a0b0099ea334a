import type { LegalKind } from '@console/contracts/promos-products/about';
import type { ColumnType } from 'kysely';
import type { ContentVersionTable } from '../content/table.ts';

/** By legal text the version since which members must have accepted it. */
export type Consents = Readonly<Partial<Record<LegalKind, number>>>;

export interface AboutVersionTable extends ContentVersionTable {
  consents: ColumnType<Consents, string, string>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    about_version: AboutVersionTable;
  }
}
