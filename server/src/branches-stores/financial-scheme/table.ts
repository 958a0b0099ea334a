import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

/** A package of tenor, down payment and fees of SPEKTRA. */
export interface FinancialSchemeTable extends SchemeColumns {
  dp_min_pct: string;
}
/** The same of NMC, with the least down payments by tenor. */
export interface FinancialSchemeNmcTable extends SchemeColumns {
  coverage: string;
  brands: string[];
  dp_bands: ColumnType<unknown, string, string>;
}

interface SchemeColumns extends RecordColumns {
  scheme_code: string;
  name: string;
  description: string | null;
  lob_id: string;
  product_group_ids: string[] | null;
  tenors: string[] | null;
  dp_max_pct: string;
  first_instalment: string;
  admin_charge: string;
  provisi_charge: string;
  insurance_payment_type: string;
  insurance_charge: string;
  plafond_min: number | null;
  plafond_max: number | null;
  customer_kind: string;
  effective_from: string;
  effective_to: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    financial_scheme: FinancialSchemeTable;
    financial_scheme_nmc: FinancialSchemeNmcTable;
  }
}
