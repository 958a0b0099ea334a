import type { TariffColumns } from '../insurance/tariff-table.ts';

/** A row of a set of tariffs of goods. */
export interface InsuranceTariffTable extends TariffColumns {
  product_group_id: string;
  coverage: string;
  payment_type: 'Y' | 'M' | 'S';
  tenor_from: number;
  tenor_to: number;
  premium_type: 'PCT' | 'AMOUNT';
  premium_pct: string | null;
  premium_amount: number | null;
  own_risk: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    insurance_tariff: InsuranceTariffTable;
  }
}
