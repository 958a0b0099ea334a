import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

export interface CardTypeTable extends RecordColumns {
  code: string;
  name: string;
  number_code: string;
  tier: number;
  physical: boolean;
  digital: boolean;
  sharia: boolean;
  validity_months: number;
  /** Rupiah. */
  replacement_fee: number;
  /** Rupiah. */
  ecard_print_fee: number;
  program_type_ids: string[];
  supplementary: boolean;
  sort_order: number;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_type: CardTypeTable;
  }
}
