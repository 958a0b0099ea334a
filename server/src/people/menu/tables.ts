import type { MenuGroup } from '@console/contracts/core/privileges';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

interface MenuFrame extends RecordColumns {
  name: string;
  description: string | null;
  icon: string | null;
  sort_order: number;
  status: Generated<'active' | 'inactive'>;
}

/** A menu of the sidebar. One without url holds sub-menus. */
export interface MenuTable extends MenuFrame {
  header: MenuGroup;
  url: string | null;
  privilege: string | null;
}

export interface SubMenuTable extends MenuFrame {
  menu_id: string;
  url: string;
  privilege: string;
  /** Shown when its privilege is held through another item; cannot be granted itself. */
  link_only: Generated<boolean>;
}

/** One row: incremented by every change of roles, menus, or assignments. */
export interface PrivilegesVersionTable {
  id: number;
  value: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    menu: MenuTable;
    sub_menu: SubMenuTable;
    privileges_version: PrivilegesVersionTable;
  }
}
