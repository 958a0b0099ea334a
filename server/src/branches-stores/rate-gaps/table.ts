/** A tenor that schemes offer and for which an active branch has no rate or no ADMIN fee, as last checked. */
export interface BranchRateGapTable {
  branch_id: string;
  tenor: number;
  lacks: 'RATE' | 'FEE';
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_rate_gap: BranchRateGapTable;
  }
}
