import { losses } from '@console/contracts/cards/card-lost';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';

/** Closes a confirmed report once all its cards are replaced, in the transaction of the replacement. */
export async function replaceLoss(
  tx: Tx,
  lossId: string,
  { by, at }: { readonly by: Actor; readonly at: Date },
): Promise<void> {
  const ended = await tx
    .updateTable('card_loss')
    .set({ state: 'REPLACED', version: sql`version + 1`, updated_by: by.username, updated_at: at })
    .where('id', '=', lossId)
    .where('state', '=', 'CONFIRMED')
    .where(
      sql<boolean>`not exists (select from card_loss_card l join card c on c.id = l.card_id
        where l.loss_id = ${lossId} and c.status = 'Lost')`,
    )
    .returning('loss_no')
    .executeTakeFirst();
  if (!ended) return;
  await recordEntry(tx, {
    actor: by,
    module: losses.module,
    action: 'SUPERSEDE',
    entityId: lossId,
    entityLabel: ended.loss_no,
    at,
    changes: [{ field: 'state', before: 'CONFIRMED', after: 'REPLACED' }],
  });
}
