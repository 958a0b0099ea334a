import { randomBytes } from 'node:crypto';
import { credentialStamp } from '../auth/credential-stamp.ts';
import type { SignInAccount } from '../auth/credentials.ts';
import type { Db } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { digestOf } from '../../platform/digest.ts';
import type { FactorStepTable } from './tables.ts';

type Purpose = FactorStepTable['purpose'];

/** A running step and its owner. */
export interface Step {
  readonly key: string;
  readonly userId: string;
  readonly purpose: Purpose;
  readonly challenge: string | null;
  readonly secretProtected: string | null;
  readonly newPasswordHash: string | null;
}

/** Milliseconds for the second step of a sign-in, and for an enrolment, which may include installing an app. */
const lifeMs = { VERIFY: 5 * 60_000, PROVE: 5 * 60_000, ENROL: 15 * 60_000 } as const;

/** The key of a step in a session: a session has one step of each purpose at a time. */
export const sessionStep = (purpose: Purpose, sessionId: string): string => `${purpose} ${sessionId}`;

/** The owner of a step, and the stamp it depends on. */
export type StepOwner = Pick<SignInAccount, 'id' | 'credentials'>;

/** Starts a step, replacing an earlier one. */
export async function beginStep(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: string,
  owner: StepOwner,
  purpose: Purpose,
  kept: {
    readonly challenge?: string | null;
    readonly secretProtected?: string | null;
    readonly newPasswordHash?: string;
  } = {},
): Promise<void> {
  const values = {
    user_id: owner.id,
    credentials: owner.credentials,
    purpose,
    challenge: kept.challenge ?? null,
    secret_protected: kept.secretProtected ?? null,
    new_password_hash: kept.newPasswordHash ?? null,
    expires_at: new Date(now().getTime() + lifeMs[purpose]),
  };
  await db
    .insertInto('second_factor_step')
    .values({ key, ...values })
    .onConflict((known) => known.column('key').doUpdateSet(values))
    .execute();
}

/** Starts the second step of a sign-in. @returns the ticket that names it */
export async function issueTicket(
  services: Services,
  owner: StepOwner,
  purpose: 'VERIFY' | 'ENROL',
  kept: { readonly newPasswordHash?: string } = {},
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await beginStep(services, digestOf(ticket), owner, purpose, kept);
  return ticket;
}

/** Stores the challenge for the browser in a running step. */
export async function keepInStep(
  db: Db,
  key: string,
  kept: { readonly challenge: string | null; readonly secretProtected: string | null },
): Promise<void> {
  await db
    .updateTable('second_factor_step')
    .set({ challenge: kept.challenge, secret_protected: kept.secretProtected })
    .where('key', '=', key)
    .execute();
}

/** The running step of a key, if its stamp is still current. @throws Refusal FACTOR_EXPIRED */
export async function stepAt({ db, now }: Pick<Services, 'db' | 'now'>, key: string, purpose: Purpose): Promise<Step> {
  const row = await db
    .selectFrom('second_factor_step')
    .innerJoin('app_user', 'app_user.id', 'second_factor_step.user_id')
    .selectAll('second_factor_step')
    .select(credentialStamp.as('now'))
    .where('key', '=', key)
    .executeTakeFirst();
  const runs = row?.purpose === purpose && new Date(row.expires_at) > now() && row.credentials === row.now;
  if (!row || !runs) throw new Refusal('FACTOR_EXPIRED');
  return {
    key,
    userId: row.user_id,
    purpose,
    challenge: row.challenge,
    secretProtected: row.secret_protected,
    newPasswordHash: row.new_password_hash,
  };
}

/** Ends a step, because its challenge is answered once. @returns whether it was running */
export async function endStep(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('second_factor_step').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes unfinished steps that have expired. */
export async function expireSteps({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('second_factor_step').where('expires_at', '<=', now().toISOString()).execute();
}
