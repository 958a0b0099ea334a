import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** The columns that products of each business line have. */
export interface SharedProductColumns extends RecordColumns, CoreFeedColumns {
  /** The display name, else the name of core. */
  name: GeneratedAlways<string>;
  /** What a search looks in, in small letters. */
  searched: GeneratedAlways<string>;
  brand: string;
  display_name: string | null;
  description: string | null;
  images: ColumnType<unknown, string | undefined, string>;
  tags: Generated<string[]>;
  search_words: Generated<string[]>;
  published: Generated<boolean>;
  tenor_max: number | null;
  dp_min_pct: string | null;
  status: Generated<'active' | 'inactive'>;
}

/** A product of SPEKTRA. */
export interface ProductTable extends SharedProductColumns {
  object_code: string;
  core_name: string;
  model: string | null;
  variant: string | null;
  barcode: string | null;
  core_group_id: string;
  product_group_id: string | null;
  /** Whether staff chose another group than core. */
  group_overridden: Generated<boolean>;
  condition: string;
  /** Rupiah. */
  reference_price: number;
  price_min: number | null;
  price_max: number | null;
  insurance_required: string | null;
}

/** A reference price of a product since a moment. */
export interface ProductPriceTable {
  no: GeneratedAlways<number>;
  product_id: string;
  at: Instant;
  price: number;
  previous: number | null;
  by: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    product: ProductTable;
    product_price: ProductPriceTable;
  }
}
