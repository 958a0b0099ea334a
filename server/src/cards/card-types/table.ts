import type { cardTypes } from '@console/contracts/cards/card-types';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export interface CardTypeTable extends RecordColumns, TableOf<typeof cardTypes> {
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_type: CardTypeTable;
  }
}
