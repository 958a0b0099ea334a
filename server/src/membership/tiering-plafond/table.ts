import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** A tier: which members get how much limit in a line, for a period. Bounds include both ends; null is open. */
export interface PlafondTierTable extends RecordColumns, EffectiveColumns {
  code: string;
  name: string;
  business_line: BusinessLine;
  program_type_id: string;
  /** null: any. */
  database_type_id: string | null;
  risk_grade: RiskGrade;
  income_from: number;
  income_to: number | null;
  contracts_from: number;
  contracts_to: number | null;
  employee_grade_from: number | null;
  employee_grade_to: number | null;
  plafond_min: number;
  plafond_max: number;
  income_multiplier: string;
  max_instalment_ratio: string;
  max_tenor: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    plafond_tier: PlafondTierTable;
  }
}
