import type { CardLayout, DesignState } from '@console/contracts/cards/card-design';
import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

export interface CardDesignTable extends RecordColumns {
  code: string;
  name: string;
  card_type_id: string;
  edition: string;
  front_image: string;
  back_image: string;
  text_layout: ColumnType<CardLayout, string, string>;
  valid_from: ColumnType<string, string, string>;
  valid_until: ColumnType<string | null, string | null, string | null>;
  is_default: boolean;
  sort_order: number;
  status: Generated<DesignState>;
  /** Users who edited the design; they cannot activate it. */
  editors: string[];
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_design: CardDesignTable;
  }
}
