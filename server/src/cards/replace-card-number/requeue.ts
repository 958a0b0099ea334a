import { replacements } from '@console/contracts/cards/replace-card-number';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/record.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { lockMembers } from '../lifecycle/locked.ts';
import { unlinkReplaced } from '../lifecycle/write.ts';
import type { StoredReplacement } from './complete.ts';

/** Locks the members, then the replacements that cards were created for. The caller locks the old cards afterwards. */
export async function lockReplacementsOf(tx: Tx, cardIds: readonly string[]): Promise<StoredReplacement[]> {
  const query = () =>
    tx
      .selectFrom('card_replacement')
      .selectAll()
      .where(sql<boolean>`new_card_id = any(${cardIds}::uuid[])`)
      .where('state', '=', 'COMPLETED')
      .orderBy('id');
  const known = await query().execute();
  await lockMembers(tx, [...new Set(known.map(({ member_id: member }) => member))].toSorted());
  return query().forUpdate().execute();
}

/**
 * Puts replacements back in the queue when their cards were cancelled before they left the vendor
 * (docs/model/cards.md#cancelled-before-they-left-the-vendor). The old, cancelled card loses its link until the next
 * card exists, so that the chain has no branches.
 */
export async function requeueReplacements(
  tx: Tx,
  rows: readonly StoredReplacement[],
  { by, at, reason }: { readonly by: Actor; readonly at: Date; readonly reason: string },
): Promise<void> {
  if (rows.length === 0) return;
  await unlinkReplaced(
    tx,
    rows.map(({ new_card_id: id }) => id as string),
  );
  for (const { id, new_card_id: cardId, replacement_no: entityLabel } of rows) {
    await tx
      .updateTable('card_replacement')
      .set({
        state: 'WAITING_NUMBER',
        new_card_id: null,
        completed_at: null,
        version: sql`version + 1`,
        updated_by: by.username,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, {
      actor: by,
      at,
      module: replacements.module,
      action: 'CANCEL_CARD',
      entityId: id,
      entityLabel,
      reason,
      before: { state: 'COMPLETED', newCardId: cardId },
      after: { state: 'WAITING_NUMBER', newCardId: null },
    });
  }
}
