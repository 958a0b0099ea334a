import { cardVerifications } from '@console/contracts/cards/card-verification';
import { claimMinutes } from '@console/contracts/cards/card-verification/states';
import type { Selectable } from 'kysely';
import type { Caller, Scope, Tx } from '../../platform/context.ts';
import { guardSecondPerson, type Decision } from '../../people/rights/second-person.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { lockMembers, type CardMember } from '../lifecycle/locked.ts';
import { inVerificationScope } from './scope.ts';
import type { VerificationTable } from './table.ts';

export type Verification = Selectable<VerificationTable>;

/**
 * Locks the member, then the application in scope. Card creation locks members first too.
 * @throws Refusal NOT_FOUND, STALE_VERSION
 */
export async function lockVerification(
  tx: Tx,
  secureId: string,
  scope: Scope,
  version?: number,
): Promise<{ readonly row: Verification; readonly member: CardMember }> {
  const known = isUuid(secureId)
    ? await tx
        .selectFrom('card_verification as t')
        .select('t.member_id')
        .where('t.id', '=', secureId)
        .where('t.deleted_at', 'is', null)
        .where(inVerificationScope(scope))
        .executeTakeFirst()
    : undefined;
  if (!known) throw notFound();
  const member = (await lockMembers(tx, [known.member_id])).get(known.member_id) as CardMember;
  const row = await tx
    .selectFrom('card_verification')
    .selectAll()
    .where('id', '=', secureId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  requireVersion(row, version, cardVerifications);
  return { row, member };
}

/** When a claim taken at this time expires. */
export const claimEnd = (claimedAt: string | Date): Date =>
  new Date(new Date(claimedAt).getTime() + claimMinutes * 60_000);

/** Who has a valid claim now, or null. */
export const claimantOf = (
  { claimed_by: by, claimed_at: at }: Pick<Verification, 'claimed_by' | 'claimed_at'>,
  now: Date,
): string | null => (by !== null && at !== null && claimEnd(at) > now ? by : null);

/**
 * Whether the caller is the second person who may decide on an application sent for approval, and may therefore see its
 * data.
 */
export const decidesOn = (
  { state, editors }: Pick<Verification, 'state' | 'editors'>,
  caller: Pick<Caller, 'can' | 'username'>,
): boolean =>
  state === 'PENDING_APPROVAL' &&
  caller.can(cardVerifications.privilege, 'approve') &&
  !editors.includes(caller.username);

/**
 * Refuses those who submitted any attempt of the application. It rests on the applicant, so they may have left since.
 * @throws Refusal SELF_APPROVAL, APPROVER_DEPENDENT
 */
export async function guardSubmitter(
  tx: Tx,
  { id }: Pick<Verification, 'id'>,
  decision: Pick<Decision, 'decider' | 'secondPerson' | 'now'>,
): Promise<void> {
  const submissions = await tx
    .selectFrom('card_verification_event')
    .select('by')
    .distinct()
    .where('verification_id', '=', id)
    .where('to_state', '=', 'SUBMITTED')
    .execute();
  await guardSecondPerson(tx, { ...decision, makers: submissions.map(({ by }) => by), makersMayBeGone: true });
}

/** Refuses a caller without a valid claim. @throws Refusal CLAIMED_BY_OTHER, CLAIM_REQUIRED */
export function checkClaim(row: Verification, username: string, now: Date): void {
  const by = claimantOf(row, now);
  if (by === username) return;
  throw by === null ? new Refusal('CLAIM_REQUIRED') : new Refusal('CLAIMED_BY_OTHER', { parameters: { user: by } });
}
