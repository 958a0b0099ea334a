import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { UserTable, UserBranchTable, UserMraTable } from './tables.ts';

/** The columns of an account that domains may read: identity, never credentials. */
export type AccountView = Pick<
  UserTable,
  | 'id'
  | 'username'
  | 'name'
  | 'email'
  | 'npk'
  | 'phone'
  | 'status'
  | 'user_type'
  | 'mapping_type'
  | 'mro_id'
  | 'print_vendor_code'
  | 'valid_from'
  | 'valid_to'
  | 'deleted_at'
>;
export type AccountBranchView = Pick<UserBranchTable, 'user_id' | 'branch_id'>;
export type AccountMraView = Pick<UserMraTable, 'user_id' | 'mra_id'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    app_user_view: AccountView;
    user_branch_view: AccountBranchView;
    user_mra_view: AccountMraView;
  }
}

/** Columns of accounts, and of the offices they are mapped to, that domains may join. */
export const accountViews: SchemaStep = {
  async up(db) {
    await sql`
      create view app_user_view as
      select id, username, name, email, npk, phone, status, user_type, mapping_type, mro_id, print_vendor_code,
        valid_from, valid_to, deleted_at
      from app_user`.execute(db);
    await sql`
      create view user_branch_view as
      select user_id, branch_id
      from user_branch`.execute(db);
    await sql`
      create view user_mra_view as
      select user_id, mra_id
      from user_mra`.execute(db);
  },
};
