import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** A tariff by product group and tenor. */
export interface InsuranceTariffV1Table extends RecordColumns, CoreFeedColumns {
  row_code: string;
  insurance_id: string;
  product_group_id: string;
  tenor_from: number;
  tenor_to: number;
  premium_pct: string;
  min_premium: number;
  effective_from: string;
  effective_to: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    insurance_tariff_v1: InsuranceTariffV1Table;
  }
}
