import type { Level } from '@console/contracts/core/privileges';
import type { Generated, JSONColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

/** The limits of a role's exports (docs/model/platform.md#export-restriction). */
export interface ExportRestriction {
  readonly mode: 'NONE' | 'BLOCK_ALL' | 'BY_MODULE';
  readonly lines: readonly {
    readonly module: string;
    readonly allowed: boolean;
    readonly maxRows: number;
    readonly maxPeriodDays: number | null;
    readonly formats: readonly ('csv' | 'xlsx')[];
    readonly personalData: 'MASKED' | 'CLEAR';
  }[];
  readonly hoursFrom: string | null;
  readonly hoursTo: string | null;
  readonly dailyLimit: number | null;
}

export interface RoleTable extends RecordColumns {
  status: Generated<'active' | 'inactive'>;
  name: string;
  job_name: string | null;
  description: string | null;
  reveal_personal_data: Generated<boolean>;
  /** Local sign-in requires a second factor. */
  second_factor: Generated<'REQUIRED' | null>;
  export_restriction: JSONColumnType<ExportRestriction>;
}

/** The level of a role on a sub-menu, or on a menu without sub-menus (`sub_menu_id` null). */
export interface RolePermissionTable {
  role_id: string;
  menu_id: string;
  sub_menu_id: string | null;
  level: Level;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    role: RoleTable;
    role_permission: RolePermissionTable;
  }
}
