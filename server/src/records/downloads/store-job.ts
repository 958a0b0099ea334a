import { randomUUID } from 'node:crypto';
import { jobsPerUser, sameExportMinutes } from '@console/contracts/core/downloads';
import type { DownloadState } from '@console/contracts/orders-logs/download-management';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { spend } from '../../people/budgets/spend.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Services } from '../../platform/services.ts';
import { happened } from './events.ts';
import { fileName } from './file-name.ts';
import { filesADay } from './restriction.ts';
import { fingerprintOf, type Order } from './order.ts';
import { sealSelection } from './selection-encryption.ts';
import type { DownloadJob } from './table.ts';
import { filterInWords, shownFilter } from './filter-in-words.ts';

type Who = Pick<Context, 'caller' | 'request' | 'db'>;

interface New {
  readonly texts: ProtectedText;
  readonly order: Order;
  readonly rows: number;
  readonly now: Date;
  readonly filterText: string;
  /** Files per day by the person's restrictions. */
  readonly most: number | null;
}

/** Stores the export with its audit entry. */
async function insert(
  tx: Tx,
  context: Who,
  { texts, order, rows, now, filterText, most }: New,
  state: 'queued' | 'streamed',
): Promise<DownloadJob> {
  const { caller, request } = context;
  const { source, selection, columns, format, reason, personalData, language } = order;
  const { module } = source.registered.resource;
  const name = fileName(source.name, format, now);
  const filter = shownFilter(source.registered, selection);
  await spend(tx, caller, 'export', { now, most });
  const job = await tx
    .insertInto('download_job')
    .values({
      id: randomUUID(),
      source: source.name,
      module,
      title: source.title[language],
      format,
      selection: JSON.stringify(sealSelection(texts, selection)),
      filter_text: filterText.slice(0, 4_000),
      filter: JSON.stringify(filter),
      columns: columns.map((column) => column.name),
      column_titles: columns.map(({ title }) => title),
      reason,
      language,
      personal_data: personalData,
      user_id: caller.userId,
      requested_by: caller.username,
      requested_at: now,
      request_id: request.id,
      scope: JSON.stringify(caller.scope),
      fingerprint: fingerprintOf(texts, order, caller.scope),
      state,
      total_rows: rows,
      file_name: name,
      changed_at: now,
      ...(state === 'streamed' ? { written_rows: rows, row_count: rows } : {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await happened(tx, job.id, state, { at: now, by: caller.username });
  await recordEntry(tx, {
    actor: actorOf(context),
    module,
    action: 'EXPORT',
    entityType: 'download',
    entityId: job.id,
    entityLabel: name,
    recordCount: rows,
    reason,
    at: now,
    filter: { ...filter, ...(personalData === 'CLEAR' ? { personalData } : {}) },
  });
  return job;
}

/** Stores an export that is answered at once. */
export async function keepStreamed(services: Services, context: Who, order: Order, rows: number): Promise<DownloadJob> {
  const texts = await protectionOf(services);
  const now = services.now();
  const most = await filesADay(services, context.caller, order.source.registered.resource.privilege);
  const filterText = await filterInWords(
    context.db,
    order.source.registered,
    order.selection,
    context.caller.scope,
    order.language,
  );
  return context.db
    .transaction()
    .execute((tx) => insert(tx, context, { texts, order, rows, now, filterText, most }, 'streamed'));
}

const alive: readonly DownloadState[] = ['queued', 'running', 'ready'];

/** The job of the same export requested moments ago. */
export const sameExport = (
  db: Db | Tx,
  texts: ProtectedText,
  { caller }: Pick<Context, 'caller'>,
  order: Order,
  now: Date,
): Promise<DownloadJob | undefined> =>
  db
    .selectFrom('download_job')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .where('fingerprint', '=', fingerprintOf(texts, order, caller.scope))
    .where('state', 'in', alive)
    .where('requested_at', '>', new Date(now.getTime() - sameExportMinutes * 60_000).toISOString())
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();

/**
 * Puts an export into the queue.
 * @param remember stores the answer in the same transaction
 * @returns the job, or the one of the same export requested moments ago
 * @throws Refusal EXPORT_QUEUE_FULL
 */
export async function enqueue(
  services: Services,
  context: Who,
  order: Order,
  rows: number,
  remember: (tx: Tx, job: DownloadJob) => Promise<void>,
): Promise<DownloadJob> {
  const now = services.now();
  const texts = await protectionOf(services);
  const { caller, db } = context;
  const filterText = await filterInWords(db, order.source.registered, order.selection, caller.scope, order.language);
  const most = await filesADay(services, caller, order.source.registered.resource.privilege);
  return db.transaction().execute(async (tx) => {
    // Serialises concurrent requests of a person: they cannot exceed the limit together, and the same export makes one
    // job.
    await lockByName(tx, `download ${caller.userId}`);
    const same = await sameExport(tx, texts, context, order, now);
    if (same) return same;
    const { waiting } = await tx
      .selectFrom('download_job')
      .select((all) => all.fn.countAll<number>().as('waiting'))
      .where('user_id', '=', caller.userId)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirstOrThrow();
    if (waiting >= jobsPerUser)
      throw new Refusal('EXPORT_QUEUE_FULL', { result: { limit: jobsPerUser }, parameters: { limit: jobsPerUser } });
    const job = await insert(tx, context, { texts, order, rows, now, filterText, most }, 'queued');
    await remember(tx, job);
    return job;
  });
}
