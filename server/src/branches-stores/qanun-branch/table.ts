import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

interface FeeColumns {
  akad: Generated<string>;
  ujrah_admin_regular: Generated<number>;
  ujrah_admin_repeat: Generated<number>;
  ujrah_charge: Generated<string>;
  fiducia_fee: Generated<number>;
  takaful_rate: string | null;
  tazir_rate: string | null;
  tawidh_amount: Generated<number>;
}

/** A period in which a branch of SPEKTRA is under Aceh's Qanun, with its fees. */
export interface QanunBranchTable extends RecordColumns, EffectiveColumns, FeeColumns {
  branch_id: string;
}

/** The same for a branch of NMC, with the rates of its insurance by year. */
export interface QanunBranchNmcTable extends QanunBranchTable {
  takaful_cover: Generated<string>;
  takaful_year1: string | null;
  takaful_year2: string | null;
  takaful_year3: string | null;
  takaful_year4: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    qanun_branch: QanunBranchTable;
    qanun_branch_nmc: QanunBranchNmcTable;
  }
}
