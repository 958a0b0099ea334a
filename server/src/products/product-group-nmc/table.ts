import type { ColumnType } from 'kysely';
import type { GroupColumns } from '../product-group/columns.ts';

/** Groups of motorcycles. */
export interface ProductGroupNmcTable extends GroupColumns {
  vehicle_class: string;
  cc_to: number;
  dp_bands: ColumnType<unknown, string | null, string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    product_group_nmc: ProductGroupNmcTable;
  }
}
