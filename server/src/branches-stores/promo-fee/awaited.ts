import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { changeAwaits } from '../../records/changes/change-awaits.ts';
import type { Sql } from '../../records/resource/definition.ts';

const inWaitingReset = (id: Sql): Sql => sql`exists (select from promo_fee_reset_row w
  join promo_fee_reset r on r.id = w.reset_id and r.state = 'WAITING' where w.promo_fee_id = ${id})`;

/** The promo fee awaits a decision: of a reset, of a change of it, or of a successor. */
export const awaitsDecision = (module: string, id: Sql): Sql => sql`(${inWaitingReset(id)}
  or ${changeAwaits(module, id)}
  or exists (select from promo_fee_nmc n where n.supersedes_id = ${id} and n.approval = 'PENDING'
    and n.deleted_at is null))`;

/** One decision at a time. @throws Refusal CHANGE_PENDING while a reset with the promo fee waits */
export async function requireNoReset(db: Db | Tx, id: string): Promise<void> {
  const { rows } = await sql`select where ${inWaitingReset(sql`${id}::uuid`)}`.execute(db);
  if (rows.length > 0) throw new Refusal('CHANGE_PENDING');
}
