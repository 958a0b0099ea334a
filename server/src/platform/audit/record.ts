import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fields } from '@console/contracts/core/fields';
import { withoutPersonalNumbers, withoutPersonalNumbersIn } from '@console/contracts/core/personal-number';
import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { wireText } from '../database/wire-text.ts';
import type { Actor } from './actor.ts';
import { behalfLines } from './behalf.ts';
import { differences, type Change, type Values } from './differences.ts';
import { entryId } from './entry-id.ts';
import { currentParent } from './parent.ts';

/** The stored form of a change or an action (docs/model/platform.md#audit). */
export interface Entry {
  /** Set for seeded entries, whose ids are fixed; default a new one. */
  readonly id?: string;
  readonly actor: Actor;
  readonly module: string;
  /** CREATE, UPDATE, DELETE, ACTIVATE, … or a verb that the module names. */
  readonly action: string;
  readonly entityType?: string;
  readonly entityId?: string | null;
  /** Readable after the record is gone. */
  readonly entityLabel?: string | null;
  readonly changes?: readonly Change[];
  readonly parentId?: string | null;
  readonly recordCount?: number;
  readonly filter?: unknown;
  readonly outcome?: 'success' | 'refused';
  readonly code?: string;
  readonly reason?: string | null;
  /** Default: now. */
  readonly at?: Date;
}

interface Together {
  readonly tx: Tx | Db;
  readonly rows: object[];
}
const together = new AsyncLocalStorage<Together>();

// One parameter for any number of entries, so that all batch sizes share one prepared statement.
const write = (tx: Tx | Db, rows: readonly object[]) =>
  sql`insert into audit_entry
    select * from jsonb_populate_recordset(null::audit_entry, ${wireText(rows)}::jsonb)`.execute(tx);

/**
 * Writes all entries of this work in one statement at its end: of many records that change as one. Nothing of it may
 * read them before.
 * @example await recordingTogether(tx, () => decideEach(changes));
 */
export async function recordingTogether<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const rows: object[] = [];
  const result = await together.run({ tx, rows }, work);
  if (rows.length > 0) await write(tx, rows);
  return result;
}

/**
 * Writes entries in the caller's transaction; entries with the same time keep this order.
 * @returns their ids in order.
 * @example await recordEntries(tx, rows.map((row) => ({ actor, module, action, entityId: row.id, at })));
 */
export async function recordEntries(tx: Tx | Db, entries: readonly Entry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ actor: { username, name, roleNames, request }, ...entry }) => ({
    id: entry.id ?? entryId(),
    at: entry.at ?? new Date(),
    parent_id: entry.parentId ?? currentParent(),
    username,
    actor_name: name,
    role_names: roleNames,
    ip: request?.ip ?? null,
    user_agent: request?.userAgent ?? null,
    request_id: request?.id ?? null,
    base: request?.base ?? null,
    method: request?.method ?? null,
    path: request?.path ?? null,
    module: entry.module,
    action: entry.action,
    entity_type: entry.entityType ?? entry.module,
    entity_id: entry.entityId ?? null,
    entity_label: entry.entityLabel ?? null,
    changes: [...(entry.changes ?? []), ...behalfLines()],
    record_count: entry.recordCount ?? null,
    filter: entry.filter == null ? null : withoutPersonalNumbersIn(entry.filter),
    outcome: entry.outcome ?? 'success',
    code: entry.code ?? null,
    reason: entry.reason == null ? null : withoutPersonalNumbers(entry.reason),
  }));
  const open = together.getStore();
  if (open?.tx === tx) open.rows.push(...rows);
  else await write(tx, rows);
  return rows.map((row) => row.id);
}

/**
 * Writes one entry in the caller's transaction.
 * @returns its id.
 * @example await recordEntry(tx, { actor: actorOf(context), module: 'user', action: 'UNLOCK', entityId: user.id });
 */
export async function recordEntry(tx: Tx | Db, entry: Entry): Promise<string> {
  const [id] = await recordEntries(tx, [entry]);
  return id as string;
}

export interface RecordChange extends Omit<Entry, 'changes'> {
  readonly before: Values | null;
  readonly after: Values | null;
  /** The contract's fields, for their personal-data marks. */
  readonly fields?: Fields;
}

/**
 * Writes the changed fields of a record, in the same transaction.
 * @returns the entry's id, or `null` when nothing differs.
 * @example await recordChange(tx, { before, after, fields, actor, module, action, entityId, at });
 */
export async function recordChange(tx: Tx, { before, after, fields, ...entry }: RecordChange): Promise<string | null> {
  const changes = differences(before, after, fields);
  return changes.length === 0 && before && after ? null : recordEntry(tx, { ...entry, changes });
}
