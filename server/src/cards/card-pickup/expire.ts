import { pickUps } from '@console/contracts/cards/card-pickup';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { sendMemberSms } from '../messages/member-sms.ts';
import { documentOf, lockPickUp } from './row.ts';

export const expireJob = 'card-pickup-expire';
const batch = 200;
/** Days before the deadline on which members are reminded. */
export const reminderDays = [14, 3] as const;
/** Value of `reminded` after the notice of arrival. */
const arrivalTold = 999;

/**
 * Expires one pick-up after its deadline; the card stays in the safe.
 * @returns false when another transaction closed it first
 */
const expireOne = ({ db, now }: Services, secureId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const row = await lockPickUp(tx, { secureId }, null);
    if (row.state !== 'WAITING' || row.deadline === null || row.deadline >= toWireInstant(at).slice(0, 10))
      return false;
    const actor = systemCardActor(expireJob);
    await releaseHolds(tx, 'PICKUP_OPEN', { document: documentOf(row), actor, at, cards: [{ cardId: row.card_id }] });
    await tx
      .updateTable('card_pickup')
      .set({
        state: 'EXPIRED',
        closed_at: at,
        closed_by: actor.name,
        version: sql`version + 1`,
        updated_by: 'SYSTEM',
        updated_at: at,
      })
      .where('id', '=', row.id)
      .execute();
    await recordEntry(tx, {
      actor: systemActor(expireJob),
      module: pickUps.module,
      action: 'EXPIRE',
      entityId: row.id,
      entityLabel: row.pickup_no,
      at,
      changes: [{ field: 'state', before: 'WAITING', after: 'EXPIRED' }],
    });
    return true;
  });

/** Claims a reminder before it is sent, so that no member gets it twice. A failed message is not retried. */
async function remind(
  services: Services,
  texts: ProtectedText,
  { id, member_id: memberId }: { readonly id: string; readonly member_id: string },
  stage: number,
): Promise<boolean> {
  const { rows } = await sql`update card_pickup set reminded = ${stage}
      where id = ${id} and state = 'WAITING' and (reminded is null or reminded > ${stage}) returning id`.execute(
    services.db,
  );
  return rows.length > 0 && sendMemberSms(services, texts, { memberId, code: 'CARD_READY' });
}

/** Expires pick-ups after their deadline and reminds members 14 and 3 days before. Idempotent. */
export async function expirePickUps(services: Services, texts: ProtectedText): Promise<JobCounts> {
  const { db, now } = services;
  const today = toWireInstant(now()).slice(0, 10);
  let [done, sent] = [0, 0];
  for (;;) {
    const due = await db
      .selectFrom('card_pickup')
      .select('id')
      .where('state', '=', 'WAITING')
      .where('deadline', '<', today)
      .orderBy('deadline')
      .limit(batch)
      .execute();
    for (const { id } of due) if (await expireOne(services, id)) done += 1;
    if (due.length < batch) break;
  }
  for (const days of reminderDays) {
    const { rows } = await sql<{
      id: string;
      member_id: string;
    }>`select id, member_id from card_pickup
      where state = 'WAITING' and deadline <= ${today}::date + ${days}::int
      and coalesce(reminded, ${arrivalTold}) > ${days} order by deadline`.execute(db);
    for (const row of rows) if (await remind(services, texts, row, days)) sent += 1;
  }
  return { read: done + sent, done: done + sent, message: `${done} expired, ${sent} reminded` };
}

/** Notifies members that their card has arrived. Runs every few minutes for the arrivals of the last day. */
export async function announceArrivals(services: Services, texts: ProtectedText): Promise<void> {
  if (!services.configuration.messageGatewayUrl) return;
  const since = new Date(services.now().getTime() - 86_400_000).toISOString();
  const rows = await services.db
    .selectFrom('card_pickup')
    .select(['id', 'member_id'])
    .where('state', '=', 'WAITING')
    .where('reminded', 'is', null)
    .where('arrived_at', '>', since)
    .limit(batch)
    .execute();
  for (const row of rows) await remind(services, texts, row, arrivalTold);
}
