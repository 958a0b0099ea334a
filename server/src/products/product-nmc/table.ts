import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SharedProductColumns } from '../product/table.ts';

/** A new motorcycle. */
export interface ProductNmcTable extends SharedProductColumns {
  type_code: string;
  model_name: string;
  cc: number;
  transmission: string;
  year: number;
  vehicle_class: string;
  colours: Generated<string[]>;
  otr_prices: ColumnType<unknown, string | null, string | null>;
  /** What follows from the prices. */
  priced_regions: Generated<string[]>;
  otr_lowest: number | null;
  otr_highest: number | null;
  product_group_id: string | null;
  colour_images: ColumnType<unknown, string | undefined, string>;
  insurance_class: string | null;
  insurance_required: string | null;
}

/** An OTR price of a motorcycle in a region since a day. */
export interface ProductNmcOtrTable {
  no: GeneratedAlways<number>;
  product_id: string;
  region_code: string;
  effective_from: string;
  price: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    product_nmc: ProductNmcTable;
    product_nmc_otr: ProductNmcOtrTable;
  }
}
