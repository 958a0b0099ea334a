import type { Checklist } from '@console/contracts/cards/card-verification/checklist';
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { checkClaim, claimantOf, claimEnd, guardSubmitter, lockVerification, type Verification } from './locked.ts';
import { openData } from './opening.ts';
import { inVerificationScope } from './scope.ts';

/** Sets the claim. The version stays, because the application itself does not change. */
async function hold(tx: Tx, row: Pick<Verification, 'id'>, username: string, now: Date): Promise<string> {
  const key = randomUUID();
  await tx
    .updateTable('card_verification')
    .set({ claimed_by: username, claimed_at: now, claim_key: key })
    .where('id', '=', row.id)
    .execute();
  return key;
}

/**
 * Claims an application for half an hour, or renews the claim.
 * @throws Refusal NOT_FOUND, INVALID_STATE, CLAIMED_BY_OTHER, SELF_APPROVAL, OPENING_LIMIT, UNDECIDED_LIMIT
 */
export function claim(context: Context<unknown, { secureId: string }>, now: Date) {
  const { db, caller, body } = context;
  return db.transaction().execute(async (tx) => {
    const { row } = await lockVerification(tx, body.secureId, caller.scope);
    if (row.state !== 'MANUAL_CHECKING') throw invalidState(row.state, 'claim');
    const by = claimantOf(row, now);
    if (by !== null && by !== caller.username) throw new Refusal('CLAIMED_BY_OTHER', { parameters: { user: by } });
    await guardSubmitter(tx, row, { secondPerson: 'other', decider: caller, now });
    await openData(tx, row, context, now);
    const claimKey = await hold(tx, row, caller.username, now);
    return { secureId: row.id, version: row.version, claimedUntil: toWireInstant(claimEnd(now)), claimKey };
  });
}

type Waiting = Pick<Verification, 'id' | 'attempt' | 'verification_no'>;

/** The caller's oldest open claim, else the application that has waited longest without a claim. */
async function nextFor(tx: Tx, caller: Caller, after: string | null, now: Date): Promise<Waiting | undefined> {
  const ended = new Date(now.getTime() - (claimEnd(now).getTime() - now.getTime()));
  const first = async (claimed: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<Waiting>`select t.id, t.attempt, t.verification_no from card_verification t
      where t.state = 'MANUAL_CHECKING' and t.deleted_at is null and ${inVerificationScope(caller.scope)}
      and ${claimed} and t.id is distinct from ${after}::uuid
      and not exists (select from card_verification_event e
        where e.verification_id = t.id and e.to_state = 'SUBMITTED' and e.by = ${caller.username})
      order by ${order}, t.id limit 1 for update of t skip locked`.execute(tx);
    return rows[0];
  };
  return (
    (await first(sql`t.claimed_by = ${caller.username} and t.claimed_at > ${ended}`, sql`t.claimed_at`)) ??
    first(sql`(t.claimed_by is null or t.claimed_at <= ${ended})`, sql`t.submitted_at`)
  );
}

/**
 * Claims the next application to check. Concurrent callers get different ones. An own claim that is still open comes
 * first: it counts as undecided, and nobody else gets it.
 * @param after id to skip: the application just viewed
 */
export function claimNext(context: Context<unknown, { after?: string | null | undefined }>, now: Date) {
  const { db, caller, body } = context;
  return db.transaction().execute(async (tx) => {
    const row = await nextFor(tx, caller, body.after ?? null, now);
    if (row) {
      await openData(tx, row, context, now);
      await hold(tx, row, caller.username, now);
    }
    return { secureId: row?.id ?? null };
  });
}

/** Releases the caller's claim. With a key, only the claim of that page. Claims of other users stay. */
export async function release({
  db,
  caller,
  body,
}: Context<unknown, { secureId: string; claimKey?: string | null | undefined }>) {
  const visible = await db
    .selectFrom('card_verification as t')
    .select('t.id')
    .where('t.id', '=', body.secureId)
    .where(inVerificationScope(caller.scope))
    .executeTakeFirst();
  if (!visible) throw notFound();
  const own = db
    .updateTable('card_verification')
    .set({ claimed_by: null, claimed_at: null, claim_key: null })
    .where('id', '=', body.secureId)
    .where('claimed_by', '=', caller.username);
  const rows = await (body.claimKey ? own.where('claim_key', '=', body.claimKey) : own).returning('id').execute();
  return { released: rows.length > 0 };
}

/**
 * Stores the checklist so far and renews the claim, so that closing the page loses nothing.
 * @throws Refusal CLAIM_REQUIRED, CLAIMED_BY_OTHER
 */
export function keepChecklist(
  { db, caller, body }: Context<unknown, { secureId: string; checklist: Checklist; note?: string | null | undefined }>,
  now: Date,
) {
  return db.transaction().execute(async (tx) => {
    const { row } = await lockVerification(tx, body.secureId, caller.scope);
    checkClaim(row, caller.username, now);
    await tx
      .updateTable('card_verification')
      .set({ checklist: JSON.stringify(body.checklist), draft_note: body.note || null, claimed_at: now })
      .where('id', '=', row.id)
      .execute();
    return { claimedUntil: toWireInstant(claimEnd(now)) };
  });
}

/** Deletes expired claims. Runs hourly. @returns how many */
export async function deleteExpiredClaims({ db }: Pick<Context, 'db'>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('card_verification')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', 'is not', null)
    .where('claimed_at', '<=', new Date(now.getTime() - 30 * 60_000).toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
