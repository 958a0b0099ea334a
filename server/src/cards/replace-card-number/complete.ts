import { replacements, type ReplacementState } from '@console/contracts/cards/replace-card-number';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { inCardOffices } from '../scope.ts';
import { replaceLoss } from '../card-lost/replaced.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { lockMembers, type CardMember } from '../lifecycle/locked.ts';
import { endNumber } from '../lifecycle/replace.ts';
import type { CardDocument } from '../lifecycle/request.ts';
import type { ReplacementTable } from './table.ts';

export type StoredReplacement = Selectable<ReplacementTable>;

/** The acting user, for cards and for the audit trail. */
export interface ReplacementActor {
  readonly actor: CardActor;
  readonly by: Actor;
  readonly at: Date;
}

export const documentOf = ({
  id,
  replacement_no: no,
}: Pick<StoredReplacement, 'id' | 'replacement_no'>): CardDocument => ({ kind: 'replacement', id, no });

/**
 * Locks the member, then the replacement.
 * @param context the caller. Scope is checked before the version, so that another branch's replacement answers
 *   NOT_FOUND.
 * @throws Refusal NOT_FOUND, STALE_VERSION
 */
export async function lockReplacement(
  tx: Tx,
  { secureId, version }: { readonly secureId: string; readonly version?: number },
  context: Pick<Context, 'caller'> | null,
): Promise<{ row: StoredReplacement; member: CardMember }> {
  const known = await tx
    .selectFrom('card_replacement')
    .select('member_id')
    .where('id', '=', secureId)
    .where('deleted_at', 'is', null)
    .$if(context !== null, (rows) =>
      rows.where(inCardOffices((context as Context).caller.scope, sql`branch_id`, sql`null::uuid`)),
    )
    .executeTakeFirst();
  if (!known) throw notFound();
  const member = (await lockMembers(tx, [known.member_id])).get(known.member_id) as CardMember;
  const row = await tx
    .selectFrom('card_replacement')
    .selectAll()
    .where('id', '=', secureId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  requireVersion(row, version, replacements);
  return { row, member };
}

/** Stores a change of a replacement with its audit entry. */
export async function moveReplacement(
  tx: Tx,
  row: StoredReplacement,
  { by, at }: Pick<ReplacementActor, 'by' | 'at'>,
  {
    state,
    verb,
    note = null,
    set = {},
  }: {
    readonly state: ReplacementState;
    readonly verb: string;
    readonly note?: string | null;
    readonly set?: Updateable<ReplacementTable>;
  },
): Promise<StoredReplacement> {
  const after = await tx
    .updateTable('card_replacement')
    .set({
      ...set,
      state,
      version: sql`version + 1`,
      updated_by: by.username,
      updated_at: at,
      ...(note === null ? {} : { note }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    actor: by,
    at,
    module: replacements.module,
    action: verb,
    entityId: row.id,
    entityLabel: row.replacement_no,
    before: { state: row.state },
    after: { state },
    reason: note,
  });
  return after;
}

/** Cancels the old card before the new one is created or handed over, in the same transaction. */
export const endReplaced = (
  tx: Tx,
  row: StoredReplacement,
  { actor, at }: Pick<ReplacementActor, 'actor' | 'at'>,
): Promise<void> =>
  endNumber(tx, {
    cardId: row.old_card_id,
    memberId: row.member_id,
    document: documentOf(row),
    actor,
    at,
    reasonId: row.reset_reason_id,
  });

/** Completes the replacement once the new card has replaced the old one. */
export async function settleReplacement(
  tx: Tx,
  row: StoredReplacement,
  newCardId: string,
  doing: Pick<ReplacementActor, 'by' | 'at'>,
  verb: string,
): Promise<StoredReplacement> {
  const after = await moveReplacement(tx, row, doing, {
    state: 'COMPLETED',
    verb,
    set: { new_card_id: newCardId, completed_at: doing.at, run_id: null },
  });
  if (row.loss_id) await replaceLoss(tx, row.loss_id, doing);
  return after;
}
