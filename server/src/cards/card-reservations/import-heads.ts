import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/context.ts';
import type { ApplyRun } from '../../records/imports/handler.ts';
import { takeDocumentNumber } from '../documents/number.ts';

/** What a reservation has once for all its lines: rows that differ in it are of several reservations. */
export interface Head {
  readonly mraId: string;
  readonly neededBy: string;
  readonly remark: string | null;
}

/** The reservation of the file with this head; its first rows create it. */
export async function reservationFor(
  tx: Tx,
  run: ApplyRun,
  { mraId, neededBy, remark }: Head,
): Promise<{ id: string; no: string }> {
  const known = await tx
    .selectFrom('card_reservation')
    .select(['id', 'reservation_no as no'])
    .where('import_id', '=', run.importId)
    .where('requester_mra_id', '=', mraId)
    .where('needed_by', '=', neededBy)
    .where('remark', 'is not distinct from', remark)
    .executeTakeFirst();
  if (known) return known;
  const { username } = run.actor;
  const [id, no] = [randomUUID(), await takeDocumentNumber(tx, 'RSV', run.now)];
  await tx
    .insertInto('card_reservation')
    .values({
      id,
      reservation_no: no,
      requester_branch_id: null,
      requester_mra_id: mraId,
      needed_by: neededBy,
      remark,
      origin: 'IMPORT',
      state: 'SUBMITTED',
      editors: [username],
      approver: null,
      decided_at: null,
      note: null,
      import_id: run.importId,
      created_by: username,
      created_at: run.now,
      updated_by: username,
      updated_at: run.now,
    })
    .execute();
  return { id, no };
}
