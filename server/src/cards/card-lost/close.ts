import { losses } from '@console/contracts/cards/card-lost';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { transition } from '../lifecycle/transition.ts';

export const closeJob = 'card-lost-close';
const dayMs = 86_400_000;

/** Cancels cards that stay lost longer than the setting allows, unless a replacement is open. Idempotent. */
export async function closeLosses(services: Services): Promise<JobCounts> {
  const { db, now } = services;
  const before = new Date(
    now().getTime() - (await settings(services).number('card.lost.auto-cancel-days')) * dayMs,
  ).toISOString();
  const { rows: due } = await sql<{
    id: string;
    loss_no: string;
  }>`select id, loss_no from card_loss t where state = 'CONFIRMED' and decided_at < ${before} and not exists (
    select from card_loss_card l join card_hold h on h.card_id = l.card_id and h.released_at is null
      and h.code = 'REPLACEMENT_PENDING' where l.loss_id = t.id)
    and not exists (select from card_replacement r
      where r.loss_id = t.id and r.state in ('DRAFT', 'PENDING_APPROVAL', 'WAITING_NUMBER'))
      order by decided_at`.execute(db);
  let done = 0;
  for (const { id, loss_no: no } of due) {
    await db.transaction().execute(async (tx) => {
      const at = now();
      const loss = await tx.selectFrom('card_loss').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
      if (loss?.state !== 'CONFIRMED') return;
      const cards = await tx
        .selectFrom('card_loss_card as l')
        .innerJoin('card as c', 'c.id', 'l.card_id')
        .select('c.id')
        .where('l.loss_id', '=', id)
        .where('l.result', '=', 'LOST')
        .where('c.status', '=', 'Lost')
        .execute();
      await transition(tx, {
        code: transitionCode.cancelLost,
        document: { kind: 'job', id, no: closeJob },
        actor: systemCardActor(closeJob),
        at,
        cards: cards.map((card) => ({ cardId: card.id })),
      });
      await tx
        .updateTable('card_loss')
        .set({ state: 'CLOSED', version: sql`version + 1`, updated_by: 'SYSTEM', updated_at: at })
        .where('id', '=', id)
        .execute();
      await recordEntry(tx, {
        actor: systemActor(closeJob),
        module: losses.module,
        action: 'EXPIRE',
        entityId: id,
        entityLabel: no,
        at,
        changes: [{ field: 'state', before: 'CONFIRMED', after: 'CLOSED' }],
      });
      done += 1;
    });
  }
  return { read: due.length, done };
}
