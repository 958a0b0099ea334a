import type { DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** What terms of a dealer have in both registers. */
interface DealerTermsColumns extends RecordColumns, EffectiveColumns {
  /** That of the dealer. */
  business_line: DealerLine;
  dealer_id: string;
  tenor_from: number;
  tenor_to: number;
  agreement_no: string;
}

/** An admin fee of a dealer in place of that of its branch, for a band of tenors in a period. */
export interface DealerAdminFeeTable extends DealerTermsColumns {
  admin_fee_regular: number;
  /** `null`: as regular. */
  admin_fee_repeat: number | null;
}

/** Rates of a dealer before those of its branch, for a band of tenors in a period. */
export interface DealerRateTable extends DealerTermsColumns {
  /** `null`: all. */
  product_group_id: string | null;
  brand: string | null;
  rate_regular: string | null;
  rate_repeat: string | null;
  /** `null`: none. */
  quota_contracts: number | null;
  /** Orders that were priced with it, from their issue on. */
  used_contracts: Generated<number>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    dealer_admin_fee: DealerAdminFeeTable;
    dealer_rate: DealerRateTable;
  }
}
