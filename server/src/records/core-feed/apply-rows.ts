import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { checkBody } from '../resource/check.ts';
import { columnOf } from '../resource/columns.ts';
import { refusals } from '../resource/guards.ts';
import { findRecords } from '../resource/read.ts';
import type { Row } from '../resource/registered.ts';
import { insertRecord, switchRecords, updateRecord } from '../resource/write.ts';
import { attempt, everything, markConflict, writeOptions, type Feed, type Outcome } from './feed.ts';
import type { FedRow } from './read-delivery.ts';
import { resolveReferences } from './resolve-references.ts';

/** What the table knows of a row before it is read whole. */
interface Mark {
  readonly id: string;
  readonly key: string;
  readonly core_hash: string | null;
  readonly core_status: 'active' | 'inactive';
  readonly sync_state: 'OK' | 'CONFLICT';
  readonly core_run: string | null;
}

async function marksOf(tx: Tx, { registered }: Feed, rows: readonly FedRow[]): Promise<Map<string, Mark>> {
  const { resource, definition } = registered;
  const key = sql.ref(columnOf(definition as never, resource.coreFed?.key ?? '') ?? '');
  const keys = rows.flatMap((row) => row.key ?? []);
  const { rows: marks } = await sql<Mark>`
    select id, lower(${key}) as key, core_hash, core_status, sync_state, core_run
    from ${sql.table(definition.table)} where lower(${key}) = any(${keys}) and deleted_at is null`.execute(tx);
  return new Map(marks.map((mark) => [mark.key, mark]));
}

/** Records that are as core says: only noted as seen, in one statement. */
const touch = (tx: Tx, { registered, runId, now }: Feed, ids: readonly string[]) =>
  sql`update ${sql.table(registered.definition.table)}
    set last_synced_at = ${now}, core_run = ${runId}, core_absent = 0 where id = any(${ids}::uuid[])`.execute(tx);

/**
 * Switches a record to the status of core, as far as its module allows it; where staff switch on, only off. Records
 * without a status only remember what core said.
 * @throws Refusal of the module
 */
export async function followStatus(tx: Tx, feed: Feed, record: Row, status: 'active' | 'inactive', reason?: string) {
  const { resource } = feed.registered;
  const { switchedOnBy } = resource.coreFed ?? {};
  if (!resource.status) return;
  if (record.status === status || (status === 'active' && switchedOnBy === 'approver')) return;
  const action = status === 'active' ? 'activate' : 'deactivate';
  const options = writeOptions(feed, reason);
  const refusal = (await refusals(tx, feed.registered, action, [record], options)).get(record.secureId);
  if (refusal) throw refusal;
  await switchRecords(tx, feed.registered, [record], action, options);
}

/** Stores one row as its record. What staff hold stays, and their status until core names another one. */
async function store(tx: Tx, feed: Feed, row: FedRow, mark: Mark | undefined, hash: string): Promise<void> {
  const { registered, runId, now } = feed;
  const options = writeOptions(feed);
  const [before = null] = mark
    ? await findRecords(tx, registered, [mark.id], everything, { of: 'detail', caller: null, lock: true })
    : [];
  const body = { ...before, ...row.values };
  const checked = await checkBody(tx, registered, body, before, options);
  const record = before
    ? await updateRecord(tx, registered, before, checked, options)
    : await insertRecord(tx, registered, checked, options);
  if (row.status !== (mark?.core_status ?? 'active'))
    await followStatus(tx, feed, record, row.status, row.status === 'inactive' ? 'Tidak aktif di core' : undefined);
  await sql`update ${sql.table(registered.definition.table)}
    set core_code = ${row.coreCode}, last_synced_at = ${now}, sync_state = 'OK', sync_faults = null,
      core_hash = ${hash}, core_status = ${row.status}, core_absent = 0, core_run = ${runId}
    where id = ${record.secureId}`.execute(tx);
}

/**
 * Rows that are written in one transaction. Each takes several statements, and the embedded database has one session:
 * all other calls wait for the end of a transaction.
 */
export const writesAtOnce = 20;

/**
 * Takes rows over in the caller's transaction: a new one is inserted, a changed one updated, the same one only noted. A
 * row that a rule refuses leaves its record as it is, in state CONFLICT.
 * @returns also how many of the rows were taken: those after {@link writesAtOnce} writes are left for the next step
 */
export async function applyRows(
  tx: Tx,
  feed: Feed,
  delivered: readonly FedRow[],
): Promise<Outcome & { readonly taken: number }> {
  const { registered, runId } = feed;
  const rows = await resolveReferences(tx, registered, delivered);
  const marks = await marksOf(tx, feed, rows);
  const seen = new Set([...marks.values()].filter(({ core_run: run }) => run === runId).map(({ key }) => key));
  const same: string[] = [];
  const conflicts: Outcome['conflicts'][number][] = [];
  let changed = 0;
  let taken = 0;
  for (const row of rows) {
    if (changed + conflicts.length >= writesAtOnce) break;
    taken += 1;
    const mark = row.key === null ? undefined : marks.get(row.key);
    const hash = feed.hashOf([row.coreCode, row.values]);
    const repeated = row.key !== null && seen.has(row.key);
    if (row.key !== null) seen.add(row.key);
    const isSame = mark?.core_hash === hash && mark.core_status === row.status && mark.sync_state === 'OK';
    if (mark && isSame && !repeated) {
      same.push(mark.id);
      continue;
    }
    const early = repeated ? [{ field: registered.resource.coreFed?.key ?? '', code: 'DUPLICATE' }] : [...row.faults];
    const faults = early.length > 0 ? early : await attempt(tx, () => store(tx, feed, row, mark, hash));
    if (!faults) {
      changed += 1;
      continue;
    }
    if (mark) await markConflict(tx, feed, mark.id, { faults, isAbsent: false });
    conflicts.push({ row: row.rowNo, label: row.key?.toUpperCase() ?? '', errors: faults });
  }
  if (same.length > 0) await touch(tx, feed, same);
  return { changed, conflicts, taken };
}
