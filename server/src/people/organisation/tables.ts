import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

export interface RegionTable extends RecordColumns {
  region_code: string;
  name: string;
  head_name: string | null;
  head_npk: string | null;
  status: Generated<'active' | 'inactive'>;
}

/** Where an area is, and who heads it. */
interface AreaProfile {
  address: string | null;
  zip_code: string | null;
  phone: string | null;
  email: string | null;
  head_npk: string | null;
  head_name: string | null;
}

export interface MraTable extends RecordColumns, AreaProfile {
  mra_code: string;
  name: string;
  region_id: string;
  city: string | null;
  status: Generated<'active' | 'inactive'>;
}

export interface MroTable extends RecordColumns, AreaProfile {
  mro_code: string;
  name: string;
  mra_id: string;
  city: string | null;
  status: Generated<'active' | 'inactive'>;
}

export type BusinessLine = 'SPEKTRA' | 'NMC' | 'UFI';

/** One office in one business line; an office is its `office_code` over all lines. */
export interface BranchTable extends RecordColumns {
  business_line: BusinessLine;
  office_code: string;
  name: string;
  mro_id: string;
  city: string;
  status: Generated<'new' | 'active' | 'inactive'>;
  office_type: Generated<'CABANG' | 'CABANG_SYARIAH' | 'POS'>;
  address: OptionalText;
  provinsi: OptionalText;
  zip_code: OptionalText;
  phone: OptionalText;
  email: OptionalText;
  latitude: OptionalText;
  longitude: OptionalText;
  insurance_area: OptionalText;
  central_decision: Generated<boolean>;
  opening_date: OptionalText;
  closing_date: OptionalText;
  copy_from_id: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    region: RegionTable;
    mra: MraTable;
    mro: MroTable;
    branch: BranchTable;
  }
}
