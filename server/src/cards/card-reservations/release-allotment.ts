import { cardNumber } from '@console/contracts/cards/card-number';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { giveBackNumbers, lockRange } from '../lifecycle/numbers.ts';
import type { Reservations } from './document.ts';
import { settle } from './settle.ts';

/**
 * Gives the numbers of an allotment back to their range, with an audit entry.
 * @throws Refusal NOT_FOUND, ALLOTMENT_GENERATED, ALLOTMENT_NOT_LAST
 */
export async function release(
  tx: Tx,
  { app, registered }: Reservations,
  context: Context<unknown, { secureId: string; reason: string }>,
) {
  const { secureId, reason } = context.body;
  const found = isUuid(secureId)
    ? await tx
        .selectFrom('card_allotment as a')
        .innerJoin('card_reservation_line as l', 'l.id', 'a.line_id')
        .innerJoin('card_reservation as r', 'r.id', 'l.reservation_id')
        .select([
          'a.line_id',
          'a.sequence_id',
          'a.serial_from',
          'a.quantity',
          'a.issuance_id',
          'a.run_id',
          'r.id as reservation_id',
          'r.reservation_no',
          'r.version',
          'r.state',
        ])
        .where('a.id', '=', secureId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  if (found.issuance_id ?? found.run_id) throw new Refusal('ALLOTMENT_GENERATED');
  const range = await lockRange(tx, found.sequence_id);
  if (!(await giveBackNumbers(tx, range, found.serial_from, found.quantity)))
    throw new Refusal('ALLOTMENT_NOT_LAST', { parameters: { code: range.code } });
  await tx.deleteFrom('card_allotment').where('id', '=', secureId).execute();
  await sql`update card_reservation_line set qty_allotted = qty_allotted - ${found.quantity}, version = version + 1
    where id = ${found.line_id}`.execute(tx);
  const now = app.services.now();
  await recordEntry(tx, {
    actor: actorOf(context),
    module: registered.resource.module,
    action: 'RELEASE',
    entityId: found.reservation_id,
    entityLabel: found.reservation_no,
    reason,
    at: now,
    changes: [
      {
        field: 'allotted',
        before: `${cardNumber(range.prefix, range.number_code, found.serial_from)} (${found.quantity})`,
        after: null,
      },
    ],
  });
  const [after] = await settle(tx, [found.reservation_id], { actor: actorOf(context), verb: 'RELEASE', now });
  return {
    secureId: found.reservation_id,
    version: after?.version ?? found.version,
    state: after?.state ?? found.state,
  };
}
