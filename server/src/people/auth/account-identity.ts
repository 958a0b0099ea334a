import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Db, Tx } from '../../platform/context.ts';

/**
 * Which identity of the identity service an account belongs to, as a digest: providers may name people by their
 * address.
 */
interface AccountIdentityTable {
  user_id: string;
  issuer: string;
  digest: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    account_identity: AccountIdentityTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table account_identity (user_id uuid primary key references app_user on delete cascade,
      issuer text not null, digest text not null unique)`.execute(db);
  },
};

/** Whom an identity service names, by what it never gives to another person (OpenID Connect, `iss` and `sub`). */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Whether an account belongs to this identity. The first one of an issuer that comes with its username has it from then
 * on, so that a name which the provider gives to somebody else opens nothing; nor does one identity open two accounts.
 */
export async function belongsTo(db: Db, userId: string, { issuer, subject }: Identity): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');
  const taken = await db
    .selectFrom('account_identity')
    .select('user_id')
    .where('digest', '=', digest)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  if (taken) return false;
  const kept = await db
    .insertInto('account_identity')
    .values({ user_id: userId, issuer, digest })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ issuer, digest })
        .where((where) =>
          where.or([where('account_identity.issuer', '!=', issuer), where('account_identity.digest', '=', digest)]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Lets another identity have an account: it was let in again, which a second person agreed to. */
export async function forgetIdentity(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account_identity').where('user_id', '=', userId).execute();
}
