import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import type { ColumnType, Generated } from 'kysely';

declare module '../table.ts' {
  interface MemberTable {
    /** Whole rupiah a month; null when it is not known. */
    monthly_income: number | null;
    other_income: Generated<number>;
    monthly_expense: Generated<number>;
    /** Contracts paid in full, without default. */
    closed_contracts: Generated<number>;
    database_type_id: string | null;
    /** Of the current risk profile. */
    risk_grade: RiskGrade | null;
  }
}

/** Number of a member in a line, from the financing core. */
export interface MemberCustNoTable {
  member_id: string;
  business_line: BusinessLine;
  cust_no: string;
  since: ColumnType<string, string, string>;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    member_cust_no: MemberCustNoTable;
  }
}
