import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import { notify } from '../../people/notices/notify.ts';
import type { Application } from '../../platform/http/application.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { pageOfChange } from './page-of-change.ts';
import { isFirst } from './batch.ts';
import { rejectPending } from '../effective/pending.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';

export const expireJob = 'change-expire';

/**
 * Expires changes that were not decided in time, writes an audit entry for each and notifies its maker
 * (docs/model/platform.md#change-requests, docs/model/platform.md#jobs).
 * @returns how many
 */
export const expireChanges = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  resources: ReadonlyMap<string, RegisteredResource>,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const expired = await tx
      .updateTable('change_request')
      .set({ state: 'EXPIRED', decided_at: at, claimed_by: null, claimed_until: null })
      .where('state', '=', 'PENDING')
      .where('expires_at', '<=', at.toISOString())
      .returning(['id', 'module', 'record_id', 'record_label', 'maker_id', 'changes', 'place', 'batch_id', 'title'])
      .execute();
    await recordEntries(
      tx,
      expired.map((change) => ({
        actor: systemActor(expireJob),
        module: change.module,
        action: 'EXPIRE',
        entityType: 'change-request',
        entityId: change.record_id ?? change.id,
        entityLabel: change.record_label,
        changes: change.changes,
        at,
      })),
    );
    for (const change of expired) {
      const { module, record_id: recordId, maker_id: maker } = change;
      const registered = resources.get(module);
      if (registered) await rejectPending(tx, registered, [recordId], { now: at });
      if (!isFirst(change)) continue;
      await notify(tx, {
        userIds: [maker],
        kind: 'CHANGE_EXPIRED',
        parameters: { module, label: change.title ?? change.record_label },
        link: await pageOfChange(tx, registered, change),
        at,
      });
    }
    await sql`delete from change_value v using change_request c
      where c.id = v.change_id and c.state <> 'PENDING'`.execute(tx);
    return expired.length;
  });

/** Expires undecided changes every hour. */
export const expireUndecided = (app: Application): void =>
  schedule(app, {
    name: expireJob,
    version: 'v1',
    when: hourly,
    run: async () => ({ done: await expireChanges(app.services, resourcesOf(app)) }),
  });
