import type { MappingType } from '@console/contracts/core/privileges';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** A staff account. Of the password only an argon2id hash is stored. */
export interface UserTable extends RecordColumns {
  status: Generated<'active' | 'inactive'>;
  /** Upper-case; never reused, not even after deletion. */
  username: string;
  name: string;
  email: string | null;
  /** When the address was last changed, and the previous address. */
  email_changed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  previous_email: Generated<string | null>;
  npk: string | null;
  phone: string | null;
  user_type: 'EMPLOYEE' | 'EXTERNAL';
  mapping_type: MappingType | null;
  mro_id: string | null;
  print_vendor_code: string | null;
  local_login_allowed: Generated<boolean>;
  /** Dates, both inclusive; null is unbounded. */
  valid_from: string | null;
  valid_to: string | null;
  created_via: Generated<'CONSOLE' | 'REGISTER'>;
  note: string | null;
  photo_file_id: Generated<string | null>;
  password_hash: string | null;
  password_changed_at: OptionalInstant;
  /** A temporary password must be changed before the first session, and before this instant when one is given. */
  password_temporary: Generated<boolean>;
  password_temporary_until: OptionalInstant;
  failed_logins: Generated<number>;
  locked_until: OptionalInstant;
  last_login_at: OptionalInstant;
  /** Last reactivation; null: active since its creation. */
  active_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UserRoleTable {
  user_id: string;
  role_id: string;
}
export interface UserBranchTable {
  user_id: string;
  branch_id: string;
}
export interface UserMraTable {
  user_id: string;
  mra_id: string;
}
export interface PasswordHistoryTable {
  id: string;
  user_id: string;
  password_hash: string;
  changed_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    app_user: UserTable;
    user_role: UserRoleTable;
    user_branch: UserBranchTable;
    user_mra: UserMraTable;
    password_history: PasswordHistoryTable;
  }
}
