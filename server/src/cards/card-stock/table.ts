import type { WriteOffState } from '@console/contracts/cards/card-stock/write-off';
import type { Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

export interface CardCountTable extends RecordColumns {
  stock_id: string;
  state: Generated<'OPEN' | 'MATCHED' | 'DIFFERENT'>;
  counted_at: OptionalInstant;
  counted_by: string | null;
}

export interface CardCountLineTable {
  count_id: string;
  card_no: string;
  /** The card was in the safe when the count was opened. */
  expected: boolean;
  scanned_at: OptionalInstant;
  scanned_by: string | null;
}

export interface WriteOffTable extends RecordColumns {
  write_off_no: string;
  office_branch_id: string | null;
  office_mra_id: string | null;
  card_type_id: string;
  reason: string;
  witness1: string;
  witness2: string;
  minutes_file_id: string | null;
  state: Generated<WriteOffState>;
  editors: string[];
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_count: CardCountTable;
    card_count_line: CardCountLineTable;
    card_write_off: WriteOffTable;
    card_write_off_card: { write_off_id: string; card_id: string };
  }
}
