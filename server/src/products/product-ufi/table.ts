import type { ColumnType, GeneratedAlways } from 'kysely';
import type { SharedProductColumns } from '../product/table.ts';

/** A vehicle that is taken as collateral. */
export interface ProductUfiTable extends SharedProductColumns {
  object_code: string;
  model: string;
  vehicle_type: 'MOTOR' | 'MOBIL';
  condition: string;
  year_from: number;
  year_to: number;
  appraisals: ColumnType<unknown, string | null, string | null>;
  /** What follows from the appraisals. */
  value_lowest: number | null;
  value_highest: number | null;
  appraised_on: string | null;
  accepted_for: string[] | null;
  blacklist_reason: string | null;
  max_ltv_pct: string | null;
  max_age_at_end: number | null;
}

/** A market value of a vehicle of a year in a region since a day. */
export interface ProductUfiAppraisalTable {
  no: GeneratedAlways<number>;
  product_id: string;
  year: number;
  region_code: string;
  effective_from: string;
  value: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    product_ufi: ProductUfiTable;
    product_ufi_appraisal: ProductUfiAppraisalTable;
  }
}
