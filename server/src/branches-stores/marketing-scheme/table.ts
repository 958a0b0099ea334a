import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

interface SchemeColumns extends RecordColumns, EffectiveColumns {
  dealer_id: string;
  scheme_name: string;
  brand: string;
  tenor_from: number;
  tenor_to: number;
  dp_from_pct: number;
  dp_to_pct: number;
  dealer_incentive: number | null;
  dp_subsidy: number | null;
  dp_subsidy_by: string | null;
  dealer_subsidy: string | null;
  unit_target: number | null;
}

/** Incentives and subsidies of a dealer of NMC for a period. */
export interface MarketingSchemeNmcTable extends SchemeColumns {
  financial_scheme_id: string;
}
/** Those of a dealer of UFI. */
export interface MarketingSchemeUfiTable extends SchemeColumns {
  vehicle_type: string;
  mediator_fee: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    marketing_scheme_nmc: MarketingSchemeNmcTable;
    marketing_scheme_ufi: MarketingSchemeUfiTable;
  }
}
