import { cardVerifications } from '@console/contracts/cards/card-verification';
import {
  moveOf,
  type VerificationAct,
  type VerificationState,
} from '@console/contracts/cards/card-verification/states';
import { sql, type Updateable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { invalidState } from '../../platform/http/refusal.ts';
import type { Verification } from './locked.ts';
import type { VerificationTable } from './table.ts';

export interface Moving {
  readonly actor: Actor;
  readonly at: Date;
  readonly note?: string | null;
  readonly reasonIds?: readonly string[];
  /** Other columns to store. */
  readonly set?: Updateable<VerificationTable>;
}

const ended: readonly VerificationState[] = ['APPROVED', 'REJECTED', 'EXPIRED', 'CANCELLED'];

/** Acts whose name in the audit trail differs. */
const verbs: Partial<Record<VerificationAct, string>> = {
  override: 'REQUEST',
  resubmit: 'CREATE',
  exhaust: 'REJECT',
  check: 'RUN',
  doubt: 'RUN',
  pass: 'APPROVE',
};

/**
 * Applies an act to a locked application: state, history and audit entry. Ends the claim.
 * @throws Refusal INVALID_STATE
 */
export async function moveVerification(
  tx: Tx,
  row: Verification,
  act: VerificationAct,
  { actor, at, note = null, reasonIds = [], set = {} }: Moving,
): Promise<VerificationState> {
  const move = moveOf(act, row.state);
  if (!move) throw invalidState(row.state, act);
  const decided = ended.includes(move.to)
    ? { decided_by: actor.username, decided_at: at, decision_note: note }
    : { decided_at: null };
  await tx
    .updateTable('card_verification')
    .set({
      state: move.to,
      claimed_by: null,
      claimed_at: null,
      ...decided,
      ...set,
      version: sql`version + 1`,
      updated_by: actor.username,
      updated_at: at,
    })
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('card_verification_event')
    .values({
      verification_id: row.id,
      attempt: (set.attempt as number | undefined) ?? row.attempt,
      at,
      by: actor.username,
      from_state: row.state,
      to_state: move.to,
      note,
      reason_ids: [...reasonIds],
    })
    .execute();
  await recordChange(tx, {
    actor,
    at,
    module: cardVerifications.module,
    action: verbs[act] ?? act.toUpperCase(),
    entityId: row.id,
    entityLabel: row.verification_no,
    before: { state: row.state },
    after: { state: move.to },
    reason: note,
  });
  return move.to;
}
