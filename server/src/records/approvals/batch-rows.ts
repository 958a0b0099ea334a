import type { ChangeAction } from '@console/contracts/core/changes';
import { sameValue } from '@console/contracts/core/same-value';
import { cancelSchedule, periodRange } from '@console/contracts/core/resource';
import { writtenDays } from '@console/contracts/core/written-days';
import { text, type Text } from '@console/contracts/core/text';
import { batchPageSize, type BatchRow, type BatchRows, type Fact } from '@console/contracts/platform/approvals';
import type { Change } from '../../platform/audit/differences.ts';
import type { Caller, Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { decidedTogether } from '../changes/batch.ts';
import { differencesOf } from '../changes/facts.ts';
import { isJudged, judgeAndKeep } from '../changes/judge-changes.ts';
import type { StoredChange } from '../changes/table.ts';
import { seesChange } from '../changes/visible-changes.ts';
import { seenWarnings, worded } from '../changes/warnings.ts';
import { heldBefore } from '../effective/pending.ts';
import { present } from '../resource/present.ts';
import { findRecords } from '../resource/read.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';

const results: Readonly<Record<ChangeAction, Text>> = {
  create: text('Baru', 'New'),
  update: text('Mengganti', 'Replaces'),
  delete: text('Dihapus', 'Deleted'),
  activate: text('Diaktifkan', 'Activated'),
  deactivate: text('Dinonaktifkan', 'Deactivated'),
};

/** To delete a record with a period is to cancel its schedule. */
const cancelled = ({ resource }: RegisteredResource, { action }: StoredChange): Text | null =>
  action === 'delete' && resource.effective ? cancelSchedule.done : null;

interface SeenBatch {
  readonly registered: RegisteredResource;
  /** Its changes, the first first. */
  readonly ids: readonly string[];
}

/** The batch of a change that the caller sees; `null` for other ids. */
export async function seenBatch(app: Application, id: string, caller: Caller): Promise<SeenBatch | null> {
  const { db } = app.services;
  const change = await db
    .selectFrom('change_request')
    .select(['module', 'batch_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const registered = change?.batch_id ? resourcesOf(app).get(change.module) : undefined;
  if (!registered || !caller.can(registered.resource.privilege, 'view')) return null;
  if (!(await seesChange(db as never, registered, id, caller))) return null;
  const [ids = []] = await decidedTogether(db, [id]);
  return { registered, ids };
}

interface Named {
  readonly names: readonly string[];
  /** What all changes of the batch say alike. */
  readonly alike: readonly Change[];
}

/** The fields in which the changes of a batch differ, in the order of the record, and what they have in common. */
async function namedIn(db: Db, { resource }: RegisteredResource, ids: readonly string[]): Promise<Named> {
  const rows = await db.selectFrom('change_request').select('changes').where('id', 'in', ids).execute();
  const known = Object.keys(resource.fields);
  const order = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  const all = [...new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)))];
  const names = all.toSorted((one, other) => order(one) - order(other));
  const isPeriod = (name: string) =>
    resource.effective !== undefined && (periodRange as readonly string[]).includes(name);
  const alike = names.flatMap((name) => {
    const of = rows.map(({ changes }) => changes.find(({ field }) => field === name));
    const [first] = of;
    // Where each has its own value before, all are shown.
    const isAlike = (each: Change | undefined) =>
      each && sameValue(each.after, first!.after) && (each.before === null || isPeriod(name));
    return first && of.every(isAlike) ? [first] : [];
  });
  return { names: names.filter((name) => !alike.some(({ field }) => field === name)), alike };
}

/** What the changes of a batch say alike, such as their first day. */
export async function factsOfBatch(
  db: Db,
  registered: RegisteredResource,
  id: string,
  caller: Caller,
): Promise<Fact[]> {
  const [ids = []] = await decidedTogether(db, [id]);
  const { alike } = await namedIn(db, registered, ids);
  const facts = await differencesOf(db, registered, alike, caller);
  return facts.map(({ name, title, field, after }) => ({ name, title, field, value: after }));
}

/** The values of these fields before and after a change, also of those that stay. */
async function valuesIn(
  db: Db,
  registered: RegisteredResource,
  { changes, record_id: recordId }: StoredChange,
  names: readonly string[],
  caller: Caller,
): Promise<Change[]> {
  const held = await heldBefore(db, registered, recordId);
  const [found] = held ? await findRecords(db, registered, [held], { type: 'all' }, { of: 'detail', caller }) : [];
  const record = found ? present(registered, found, caller) : {};
  return names.map((name) => {
    const stays = (record as Readonly<Record<string, unknown>>)[name] ?? null;
    return changes.find(({ field }) => field === name) ?? { field: name, before: stays, after: stays };
  });
}

/** What an approval of the batch writes, row by row, with the effects of each. */
export async function rowsOfBatch(
  app: Application,
  { caller, language }: Pick<Context, 'caller' | 'language'>,
  { registered, ids }: SeenBatch,
  page: number,
): Promise<BatchRows> {
  const { services, errors } = app;
  const { db } = services;
  const { names } = await namedIn(db, registered, ids);
  const shown = ids.slice((page - 1) * batchPageSize, page * batchPageSize);
  const stored =
    shown.length > 0 ? await db.selectFrom('change_request').selectAll().where('id', 'in', shown).execute() : [];
  const byId = new Map(stored.map((row) => [row.id, row]));
  const waiting = stored.filter((change) => change.state === 'PENDING' && isJudged(registered, change.action));
  // As its detail was judged, which is opened before its rows.
  const unjudged = waiting.some(({ judged }) => judged === null) ? waiting : [];
  const kept = unjudged.length > 0 ? await judgeAndKeep(db, services, registered, unjudged) : [];
  const judgedNow = new Map(unjudged.map(({ id }, at) => [id, kept[at]!]));
  const rowOf = async (change: StoredChange): Promise<BatchRow> => {
    const judged = judgedNow.get(change.id) ?? change.judged;
    const isPending = change.state === 'PENDING';
    const warnings = isPending ? worded(errors, judged?.warnings ?? []) : change.acknowledged;
    const effect = isPending ? (judged?.consequence ?? null) : change.consequence;
    return {
      key: change.id,
      about: writtenDays(change.record_label),
      result: (cancelled(registered, change) ?? results[change.action])[language],
      values: await differencesOf(db, registered, await valuesIn(db, registered, change, names, caller), caller),
      replaces: [],
      consequence: effect?.[language] ?? null,
      warnings: seenWarnings(errors, warnings, caller).map(({ text: words }) => words[language]),
    };
  };
  const rows: BatchRow[] = [];
  for (const id of shown) if (byId.has(id)) rows.push(await rowOf(byId.get(id)!));
  return { rows, total: ids.length, page, size: batchPageSize };
}
