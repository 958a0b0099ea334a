import type { GroupColumns } from '../product-group/columns.ts';

/** Groups of collateral. */
export interface ProductGroupUfiTable extends GroupColumns {
  vehicle_type: string;
  age_from: number;
  age_to: number;
  max_ltv_pct: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    product_group_ufi: ProductGroupUfiTable;
  }
}
