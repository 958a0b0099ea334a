import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { isToApply } from './checked-rows.ts';
import type { ImportHandler } from './handler.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import type { Services } from '../../platform/services.ts';
import { batchSize } from './store-rows.ts';
import type { Job, JobRow } from './tables.ts';

/** What the handler says of the sound rows of a page, by their numbers; of a decided file what was seen then. */
export async function effectsOf(
  db: Db | Tx,
  now: Date,
  { target, decided_by: decidedBy, state }: Job,
  handler: ImportHandler,
  rows: readonly JobRow[],
): Promise<ReadonlyMap<number, Text | null>> {
  const sound = rows.filter(({ result }) => result !== 'ERROR');
  if (!handler.effects || sound.length === 0) return new Map();
  // One that was rejected is a preview again.
  const isDecided = decidedBy !== null && state !== 'PREVIEWED' && state !== 'WAITING_APPROVAL';
  const said = isDecided
    ? sound.map(({ effect }) => effect)
    : await handler.effects(sound as never, { db, target, now });
  return new Map(sound.map(({ row_no: rowNo }, at) => [rowNo, said[at] ?? null]));
}

/** Rows of which effects are calculated at a time. */
const atOnce = 25;

/**
 * Keeps what who decides sees of the rows that are written, before the first is: once they are, it would be calculated
 * from what they have changed. The first rows are kept, as many as anybody looks at, in pieces: each takes many
 * calculations.
 * @param afterPiece called after each; throws to stop
 */
export async function keepEffects(
  db: Db,
  services: Services,
  job: Job,
  handler: ImportHandler,
  afterPiece: () => Promise<void>,
): Promise<void> {
  if (!handler.effects) return;
  const { open } = await rowEncryptionOf(services, handler.definition);
  for (let offset = 0; offset < batchSize; offset += atOnce) {
    const rows = await db
      .selectFrom('import_row as r')
      .selectAll('r')
      .where('r.job_id', '=', job.id)
      .where(isToApply)
      .orderBy('r.row_no')
      .offset(offset)
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    const said = await handler.effects(rows.map(open) as never, { db, target: job.target, now: services.now() });
    const kept = rows.map(({ row_no: no }, at) => ({ no, effect: said[at] ?? null }));
    await sql`update import_row r set effect = k.effect from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        k(no int, effect jsonb)
      where r.job_id = ${job.id} and r.row_no = k.no and k.effect is not null`.execute(db);
    await afterPiece();
  }
}
