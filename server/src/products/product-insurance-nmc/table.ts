import type { TariffColumns } from '../insurance/tariff-table.ts';

/** A row of a set of tariffs of vehicles. */
export interface InsuranceTariffNmcTable extends TariffColumns {
  coverage: 'TLO' | 'COMPREHENSIVE';
  area: string;
  policy_year: number;
  rate_pct: string;
  depreciation_pct: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    insurance_tariff_nmc: InsuranceTariffNmcTable;
  }
}
