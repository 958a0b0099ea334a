import { sql } from 'kysely';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { selected } from './predicates.ts';
import { writtenFilters, type Selection } from './list-query.ts';
import { findRecords, from } from './read.ts';
import type { RegisteredResource } from './registered.ts';
import { refusals } from './guards.ts';
import { lockResource } from './serialised.ts';
import { switchRecords, type WriteOptions } from './write.ts';
import { labelOf } from './label.ts';

/** A status change over all records of a filter. */
export interface SwitchAll {
  readonly action: 'activate' | 'deactivate';
  readonly selection: Pick<Selection, 'filters' | 'search'>;
  /** Scope of the person who started it, fixed at the start. */
  readonly scope: Scope;
}

export interface Switched {
  changed: number;
  changedRecords: { secureId: string; label: string }[];
  /** Skipped records: their guard refused, they already had the status, or they were deleted. */
  skipped: { secureId: string; label: string; code: string }[];
}

/** The parent audit entry of the entries of the single records. */
export const recordSwitchAll = (
  tx: Tx,
  { resource }: RegisteredResource,
  { action, selection }: SwitchAll,
  count: number,
  { actor, reason, now }: WriteOptions,
): Promise<string> =>
  recordEntry(tx, {
    actor,
    module: resource.module,
    action: `${action.toUpperCase()}_ALL`,
    recordCount: count,
    reason: reason ?? null,
    at: now,
    filter: { ...writtenFilters(selection.filters), ...(selection.search ? { search: selection.search } : {}) },
  });

/** Ids of the selected records, ascending; at most `limit`. */
export async function selectedIds(
  tx: Tx,
  registered: RegisteredResource,
  { selection, scope }: Pick<SwitchAll, 'selection' | 'scope'>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select t.id ${from(registered)} where ${selected(registered, selection, scope, now)}
    order by t.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Switches exactly these records; answers for each skipped one why. */
export async function switchThese(
  tx: Tx,
  registered: RegisteredResource,
  { action, scope }: Pick<SwitchAll, 'action' | 'scope'>,
  ids: readonly string[],
  options: WriteOptions,
): Promise<Switched> {
  const to = action === 'activate' ? 'active' : 'inactive';
  await lockResource(tx, registered);
  const found = await findRecords(tx, registered, ids, scope, { of: 'detail', caller: options.caller, lock: true });
  const rows = found.filter((row) => row.status !== to);
  const refused =
    rows.length > 0
      ? await refusals(tx, registered, action, rows, options, true)
      : new Map<string, { readonly code: string }>();
  const { resource } = registered;
  const byAdmin = options.caller?.isAdmin ?? false;
  // A bulk change does not bypass the second person.
  const awaits = new Set(
    rows
      .filter((before) => resource.fourEyes && resource.awaitsApproval({ action, before, values: null, byAdmin }))
      .map(({ secureId }) => secureId),
  );
  const allowed = rows.filter(({ secureId }) => !refused.has(secureId) && !awaits.has(secureId));
  if (allowed.length > 0) await switchRecords(tx, registered, allowed, action, options);
  const labels = new Map(found.map((row) => [row.secureId, labelOf(registered, row)]));
  const why = (secureId: string): string =>
    !labels.has(secureId)
      ? 'NOT_FOUND'
      : (refused.get(secureId)?.code ?? (awaits.has(secureId) ? 'CHANGE_NEEDED' : 'UNCHANGED'));
  const done = new Set(allowed.map((row) => row.secureId));
  return {
    changed: allowed.length,
    changedRecords: allowed.map(({ secureId }) => ({ secureId, label: labels.get(secureId) ?? '' })),
    skipped: ids
      .filter((id) => !done.has(id))
      .map((secureId) => ({ secureId, label: labels.get(secureId) ?? '', code: why(secureId) })),
  };
}
