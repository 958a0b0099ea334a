import type { cardSources } from '@console/contracts/cards/card-sources';
import type { Generated } from 'kysely';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export interface CardSourceTable extends MasterColumns, TableOf<typeof cardSources> {
  /** Created by the system; cannot be deleted. */
  is_seeded: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_source: CardSourceTable;
  }
}
