import { openReservationStates, reservationModule } from '@console/contracts/cards/card-reservations/vocabulary';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { joins, level } from '../lifecycle/stock-level.ts';
import { leftOutFor, needsOf, proposeReservation } from './propose.ts';

const actor = systemActor('card-reorder-proposal');

/**
 * Proposes one draft reservation per office that is short of card types. The office submits it; no second draft is
 * created as long as it exists. Types with an open reservation are left out. Idempotent.
 */
export async function proposeReorders({ db, now }: Services): Promise<JobCounts> {
  const at = now();
  const short = await sql<{
    office: string;
  }>`select distinct coalesce(t.office_branch_id, t.office_mra_id) as office from card_stock t ${joins}
    where ${level} in ('OUT', 'LOW') order by 1`.execute(db);
  let done = 0;
  for (const { office } of short.rows) {
    done += await db.transaction().execute(async (tx) => {
      await lockByName(tx, reservationModule);
      const open = await sql`select from card_reservation
          where coalesce(requester_branch_id, requester_mra_id) = ${office} and origin = 'REORDER'
          and state = any(${['DRAFT', ...openReservationStates]}::text[]) limit 1`.execute(tx);
      if (open.rows.length > 0) return 0;
      const needs = (await needsOf(tx, sql`coalesce(t.office_branch_id, t.office_mra_id) = ${office}`, at)).filter(
        (need) => leftOutFor(need) === null,
      );
      const [first] = needs;
      if (!first) return 0;
      await proposeReservation(tx, { requester: first.office, needs, actor, at });
      return 1;
    });
  }
  return { read: short.rows.length, done };
}
