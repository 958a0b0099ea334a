import type { ApprovalDetail } from '@console/contracts/platform/approvals';
import { sql, type Generated } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { Instant } from '../../platform/database/record-columns.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';

export interface ChangeClaimTable {
  id: Generated<string>;
  change_id: string;
  username: string;
  name: string;
  step: 'claim' | 'release';
  at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    change_claim: ChangeClaimTable;
  }
}

/** Who looked into a change before it was decided. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table change_claim (
      id bigint generated always as identity primary key,
      change_id uuid not null references change_request on delete cascade,
      username text not null, name text not null, step text not null, at timestamptz(3) not null)`.execute(db);
    await sql`create index change_claim_change on change_claim (change_id, id)`.execute(db);
  },
};

/** Keeps that somebody claimed a change or released it. */
export async function recordClaim(
  tx: Tx,
  changeId: string,
  step: ChangeClaimTable['step'],
  { username, name }: Caller,
  at: Date,
): Promise<void> {
  await tx.insertInto('change_claim').values({ change_id: changeId, username, name, step, at }).execute();
}

/** Claims of a change and their releases, the first first. */
export function claimsOf(db: Db, changeId: string): Promise<ApprovalDetail['claims']> {
  return db
    .selectFrom('change_claim')
    .select(['at', 'username', 'name', 'step'])
    .where('change_id', '=', changeId)
    .orderBy('id')
    .execute();
}
