import type { ChangeRequest } from '@console/contracts/core/changes';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { seenChanges } from '../resource/hidden.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { listedRows, type ListedRow } from './listed-rows.ts';
import { askAtOnce, barred, offered, type AskedAtOnce } from './offered.ts';
import { adminRefusalOf, seenWarnings, summed, summedEffect, worded } from './warnings.ts';

type Reader = Pick<Context, 'db' | 'language' | 'caller'>;

/** Of rejected successors the records whose place they were to take: their maker mends the successor there. */
async function replacedBy(
  app: Application,
  db: Db,
  changes: readonly ChangeRequest[],
): Promise<ReadonlyMap<string, string>> {
  const byModule = new Map<RegisteredResource, string[]>();
  for (const { module, state, action, recordId } of changes) {
    const registered = resourcesOf(app).get(module);
    if (!registered?.resource.effective || state !== 'REJECTED' || action !== 'update' || recordId === null) continue;
    byModule.set(registered, [...(byModule.get(registered) ?? []), recordId]);
  }
  const found = new Map<string, string>();
  for (const [{ definition }, ids] of byModule) {
    const { rows } = await sql<{ id: string; replaces: string }>`select id, supersedes_id as replaces
      from ${sql.table(definition.table)} where id = any(${ids}::uuid[]) and supersedes_id is not null`.execute(db);
    for (const { id, replaces } of rows) found.set(id, replaces);
  }
  return found;
}

/** A decided change with what who decided saw. */
function decidedOne(change: ChangeRequest, rows: readonly ListedRow[], { language }: Reader): ChangeRequest {
  const warnings = summed(rows.map(({ acknowledged }) => acknowledged));
  const consequence = change.batch ? null : rows[0]?.consequence;
  return {
    ...change,
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(consequence ? { consequence: consequence[language] } : {}),
  };
}

/** A pending change with what its approval also does, as it was judged, and the decisions of the caller. */
async function pendingOne(
  app: Application,
  registered: RegisteredResource,
  change: ChangeRequest,
  rows: readonly ListedRow[],
  reader: Reader,
  known: AskedAtOnce,
): Promise<ChangeRequest> {
  const { errors } = app;
  const { caller, language } = reader;
  const judged = rows.flatMap((row) => row.judged ?? []);
  const warnings = summed(judged.map((each) => worded(errors, each.warnings)));
  const needed = adminRefusalOf(
    registered,
    judged.flatMap((each) => each.warnings),
  );
  const adminOnly = needed && errors.seenCode(needed, caller);
  const consequence = summedEffect(judged.map((each) => each.consequence));
  const offer = await offered(app, registered, change, rows[0]?.editors ?? [], reader, known);
  const isBarred = adminOnly !== null && !caller.isAdmin && offer.actions.includes('approve');
  const [first] = judged;
  return {
    ...change,
    ...(isBarred ? barred(offer, adminOnly) : offer),
    ...(adminOnly ? { needsAdmin: adminOnly } : {}),
    ...(consequence ? { consequence: consequence[language] } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(first ? { judged: { at: first.at, hasMoved: rows.some(({ hasMoved }) => hasMoved) } } : {}),
  };
}

/** The change without what the caller does not see on the record either. */
const seenBy = (
  { errors }: Pick<Application, 'errors'>,
  registered: RegisteredResource,
  change: ChangeRequest,
  caller: Reader['caller'],
): ChangeRequest => ({
  ...change,
  ...(change.warnings ? { warnings: seenWarnings(errors, change.warnings, caller) } : {}),
  changes: seenChanges(registered, change.changes, caller),
});

/**
 * Adds to each pending change the further effects of its approval, where the module declares them, and the decisions
 * that the caller may take; to each decided one what was seen. What the caller does not see of a record is left out.
 * @param isOpened whether somebody opened these changes: a list reads what was judged before, see `listedRows`
 */
export const withConsequences = (
  app: Application,
  reader: Reader,
  changes: readonly ChangeRequest[],
  { isOpened }: { readonly isOpened: boolean },
): Promise<ChangeRequest[]> =>
  sharingReads(async () => {
    const rows = await listedRows(app, reader.db, changes, isOpened);
    const replaced = await replacedBy(app, reader.db, changes);
    const known = await askAtOnce(app, reader, changes, (id) => rows.get(id)?.[0]?.editors ?? []);
    const found: ChangeRequest[] = [];
    for (const stored of changes) {
      const registered = resourcesOf(app).get(stored.module);
      const own = rows.get(stored.secureId) ?? [];
      const change = stored.state === 'PENDING' || !registered ? stored : decidedOne(stored, own, reader);
      const whole =
        stored.state === 'PENDING' && registered
          ? await pendingOne(app, registered, stored, own, reader, known)
          : change;
      const replaces = replaced.get(stored.recordId ?? '');
      const shown = registered ? seenBy(app, registered, whole, reader.caller) : whole;
      found.push({ ...shown, ...(replaces ? { replaces } : {}) });
    }
    return found;
  });
