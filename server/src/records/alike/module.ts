import { sql } from 'kysely';
import { adminIds, notify } from '../../people/notices/notify.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { pageOf } from '../resource/address.ts';
import { labelOf } from '../resource/label.ts';
import { namingRecords } from '../resource/read.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';
import { alikePairs, comparedFields } from './find-alike.ts';

/** The name of the job. */
export const alikeJob = 'alike-texts';

/** Notices of one night: the others follow in the next ones. */
const noticesAtOnce = 20;

/** Keeps the pairs of a module; those that were found before stay as they are. */
async function keepPairs({ services: { db, now } }: Application, registered: RegisteredResource): Promise<number> {
  let found = 0;
  for (const field of comparedFields(registered)) {
    const pairs = await alikePairs(db, registered, field);
    found += pairs.length;
    for (const { recordId, otherId } of pairs)
      await db
        .insertInto('alike_text')
        .values({
          module: registered.resource.module,
          field,
          record_id: recordId,
          other_id: otherId,
          found_at: now(),
          noticed_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  return found;
}

/** Both records have the same label for the eye: their codes tell them apart. */
const nameOf = (registered: RegisteredResource, row: Row): string => {
  const label = labelOf(registered, row);
  const { code } = row;
  return typeof code === 'string' && !label.includes(code) ? `${code} ${label}` : label;
};

/** Tells the administrators of pairs that they do not know, each with a link to the record whose text is not plain. */
async function sendNotices(app: Application): Promise<number> {
  const { db, now } = app.services;
  return db.transaction().execute(async (tx) => {
    const pairs = await tx
      .selectFrom('alike_text')
      .selectAll()
      .where('noticed_at', 'is', null)
      .orderBy('found_at')
      .orderBy('record_id')
      .limit(noticesAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (pairs.length === 0) return 0;
    const userIds = await adminIds(tx);
    for (const { module, field, record_id: recordId, other_id: otherId } of pairs) {
      const registered = resourcesOf(app).get(module);
      const records = registered ? await namingRecords(tx, registered, [recordId, otherId]) : new Map();
      const [record, other] = [records.get(recordId), records.get(otherId)];
      if (registered && record && other)
        await notify(tx, {
          userIds,
          kind: 'TEXTS_ALIKE',
          parameters: { label: nameOf(registered, record), other: nameOf(registered, other) },
          link: await pageOf(tx, registered, 'detail', recordId),
          at: now(),
        });
      await sql`update alike_text set noticed_at = ${now()}
        where record_id = ${recordId} and field = ${field} and other_id = ${otherId}`.execute(tx);
    }
    return pairs.length;
  });
}

/**
 * Texts that were stored before texts were cleaned, and now look the same as that of another record, are listed for the
 * administrators: nothing is merged (docs/guides/written-numbers-and-days.md).
 */
export async function listAlike(app: Application): Promise<JobCounts> {
  let read = 0;
  for (const registered of resourcesOf(app).values()) read += await keepPairs(app, registered);
  return { read, done: await sendNotices(app) };
}

export const alikeTexts: Module = (app) =>
  schedule(app, { name: alikeJob, version: 'v1', when: daily('04:15'), run: () => listAlike(app) });
