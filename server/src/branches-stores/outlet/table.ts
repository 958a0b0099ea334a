import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, RecordColumns } from '../../platform/database/record-columns.ts';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** An outlet that sells for a business line: a store of SPEKTRA, a dealer of NMC or UFI (docs/adr/0060-outlets.md). */
export interface OutletTable extends RecordColumns {
  business_line: BusinessLine;
  code: string;
  /** The kind within the line, such as SHOWROOM. */
  kind: string;
  name: string;
  branch_id: string;
  company_id: string | null;
  address: string;
  zip_code: string;
  pic_name: string;
  pic_phone_encrypted: string;
  pic_phone_hash: string;
  npwp_encrypted: string | null;
  npwp_hash: string | null;
  bank_code: string;
  account_no_encrypted: string;
  account_no_hash: string;
  account_name: string;
  account_state: Generated<'VERIFIED' | 'NAME_DIFFERS' | 'UNVERIFIED'>;
  npwp_file: Optional<string>;
  nib_file: Optional<string>;
  nib_until: Optional<string>;
  ktp_file: Optional<string>;
  front_photo: Optional<string>;
  inside_photo: Optional<string>;
  brands: Generated<string[]>;
  main_brand: Optional<string>;
  financial_scheme_ids: Optional<string[]>;
  vehicle_types: Optional<string[]>;
  max_ltv_pct: Optional<string>;
  disbursement_days: Optional<number>;
  store_group_id: Optional<string>;
  owner_name: Optional<string>;
  pic_nik_encrypted: Optional<string>;
  pic_nik_hash: Optional<string>;
  latitude: Optional<string>;
  longitude: Optional<string>;
  product_group_ids: Optional<string[]>;
  channels: Optional<string[]>;
  monthly_limit: Optional<number>;
  /** Why it is not the same as those that look like it. */
  duplicate_note: Optional<string>;
  /** The outlet that it turned out to be. */
  merged_into: Optional<string>;
  status: Generated<'new' | 'active' | 'inactive' | 'closed'>;
  /** Who made it as it stands; none of them may open it. */
  editors: Generated<string[]>;
}

/** What the core system answered about a bank account. The number itself is not kept. */
export interface BankInquiryTable {
  id: string;
  bank_code: string;
  account_hash: string;
  account_name: string;
  asked_by: string;
  asked_at: Instant;
}

/** The last number of the codes of an office. */
export interface StoreCodeTable {
  office_code: string;
  last: number;
}

/** The last code of dealers of a line. */
export interface DealerCodeTable {
  business_line: 'UFI';
  last: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    outlet: OutletTable;
    bank_inquiry: BankInquiryTable;
    store_code: StoreCodeTable;
    dealer_code: DealerCodeTable;
  }
}
