import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** A line of business. */
export interface LineOfBusinessTable extends RecordColumns, CoreFeedColumns {
  lob_code: string;
  business_line: string;
  name: string;
  display_name: string | null;
  description: string | null;
  icon: string | null;
  sequence: number | null;
  published: Generated<boolean>;
  rate_method: string | null;
  rounding_step: string | null;
  first_instalment: string | null;
  tenors: string[] | null;
  dp_min_pct: string | null;
  price_min: number | null;
  price_max: number | null;
  max_ltv_pct: string | null;
  insurance_required: Generated<boolean>;
  insurance_coverages: string[] | null;
  parameters_from: string | null;
  status: Generated<'active' | 'inactive'>;
}

/** The parameters of a line of business from a day on, until the next ones. */
export interface LineOfBusinessPeriodTable {
  lob_id: string;
  effective_from: string;
  parameters: ColumnType<unknown, string, string>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    line_of_business: LineOfBusinessTable;
    line_of_business_period: LineOfBusinessPeriodTable;
  }
}
