import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

declare module '../escrow/table.ts' {
  interface EscrowAccountTable {
    /** Frozen because the member is blocked; released with the block. */
    frozen_by_block: Generated<boolean>;
  }
}

/** What follows the status of a member: money frozen by a block, and the number of a closed member, free again. */
export const statusMigration: SchemaStep = {
  async up(db) {
    await sql`alter table escrow_account add column frozen_by_block boolean not null default false,
      add constraint escrow_account_frozen check (not frozen_by_block or state = 'FROZEN')`.execute(db);
    await sql`alter table member_account drop constraint member_account_username_hash_key`.execute(db);
    await sql`create unique index member_account_username on member_account (username_hash)
      where state <> 'DISABLED'`.execute(db);
    await sql`create index member_account_by_username on member_account (username_hash)`.execute(db);
  },
};
