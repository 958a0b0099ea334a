import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Db, Tx } from '../../platform/context.ts';

/** The identity of the identity service linked to an account, as a digest: providers may use addresses as names. */
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

/** The identity named by an identity service, by values that are never reassigned (OpenID Connect, `iss` and `sub`). */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Whether an account belongs to this identity. The first identity of an issuer that signs in with the username is
 * linked to the account. A name that the provider later gives to another person opens nothing, and one identity cannot
 * open two accounts.
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

/** Removes the link to an identity: the account was reactivated, which a second person approved. */
export async function forgetIdentity(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account_identity').where('user_id', '=', userId).execute();
}
