import { riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { assess } from './assess.ts';
import { openOf } from './store.ts';

const batch = 200;

interface Ended {
  readonly id: string;
  readonly profileNo: string;
  readonly memberId: string;
}

/** Ends one batch of profiles whose last day is over. */
const endBatch = (db: Db, now: Date): Promise<readonly Ended[]> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<Ended>`update risk_profile set state = 'EXPIRED', version = version + 1,
        updated_by = 'SYSTEM', updated_at = ${now}
      where id in (select id from risk_profile where state = 'APPROVED' and valid_until < ${jakartaDay(now)}::date
        order by valid_until, id limit ${batch} for update skip locked)
      returning id, profile_no as "profileNo", member_id as "memberId"`.execute(tx);
    await recordEntries(
      tx,
      rows.map(({ id, profileNo }) => ({
        actor: systemActor('risk-expire'),
        module: riskProfiles.module,
        action: 'EXPIRE',
        entityId: id,
        entityLabel: profileNo,
        changes: [{ field: 'state', before: 'APPROVED', after: 'EXPIRED' }],
        at: now,
      })),
    );
    return rows;
  });

/** Every night: ends expired profiles, and rates their members again. */
export async function expireRisks(db: Db, texts: ProtectedText, now: Date, signal?: AbortSignal): Promise<JobCounts> {
  let [read, done] = [0, 0];
  while (!signal?.aborted) {
    const ended = await endBatch(db, now);
    read += ended.length;
    for (const { memberId } of ended)
      await db.transaction().execute(async (tx) => {
        // Somebody rates the member already.
        if (await openOf(tx, memberId)) return;
        await assess(tx, texts, memberId, 'SYSTEM', now);
        done += 1;
      });
    if (ended.length < batch) break;
  }
  return { read, done };
}
