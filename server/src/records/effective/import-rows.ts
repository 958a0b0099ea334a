import { type Period } from '@console/contracts/core/resource';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { same as sameValue } from '../../platform/audit/differences.ts';
import type { Applied, RowFault } from '../imports/handler.ts';
import { columnOf } from '../resource/columns.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { findRecords } from '../resource/read.ts';
import { draftColumns } from '../resource/table-draft.ts';
import { reread, storeRecord, touch, type WriteOptions } from '../resource/write.ts';
import { claimOf } from '../resource/effective-columns.ts';
import { effectiveOf, withoutOverlap } from '../resource/period-overlap.ts';
import { inTheWayOf } from '../resource/in-the-way.ts';
import { labelOf } from '../resource/label.ts';
import { jakartaDay, phaseOn } from '../resource/phase.ts';
import { clashFault } from '../resource/clash.ts';
import { dayAfter, dayText, startErrors, type Values } from './rules.ts';

/** Where a row of a file belongs. */
export interface Placement {
  /** The record in force that it takes the place of, or is the same as; `null`: it is new. */
  readonly stored: Row | null;
  readonly fault: Pick<RowFault, 'code' | 'words'> | null;
}

interface Clash extends Period {
  readonly row: number;
  /** The period of its successor, which awaits approval. */
  readonly successor: Pick<Period, 'effectiveFrom' | 'effectiveTo'> | null;
}

/** The live records in the way of each row, found by one query for all. */
async function clashes(db: Db | Tx, registered: RegisteredResource, rows: readonly Values[], day: string) {
  const { key, bands = [] } = effectiveOf(registered);
  const columns = draftColumns(registered.resource, () => undefined);
  const names = [...key, ...bands.flat(), 'effectiveFrom', 'effectiveTo'];
  const of = (name: string) => columnOf(registered.definition as never, name) ?? name;
  const types = names.map((name) => {
    const index = Object.keys(registered.resource.fields).indexOf(name);
    return `${JSON.stringify(name)} ${columns[index]?.sql ?? 'text'}`;
  });
  const { rows: found } = await sql<Clash>`
    select w.row, t.id as "secureId", t.effective_from as "effectiveFrom", t.effective_to as "effectiveTo",
      ${phaseOn(day)} as phase,
      (select jsonb_build_object('effectiveFrom', n.effective_from, 'effectiveTo', n.effective_to)
        from ${sql.table(registered.definition.table)} n where n.supersedes_id = t.id
        and n.approval = 'PENDING' and n.deleted_at is null limit 1) as successor
    from jsonb_to_recordset(${JSON.stringify(rows.map((values, row) => ({ ...values, row })))}::jsonb)
      w(row int, ${sql.raw(types.join(', '))})
    join ${sql.table(registered.definition.table)} t on t.deleted_at is null and t.approval <> 'REJECTED'
      and ${sql.join(
        [
          ...key.map((name) => sql`t.${sql.ref(of(name))} is not distinct from w.${sql.ref(name)}`),
          ...bands.map(
            ([from, to]) => sql`int8range(t.${sql.ref(of(from))}, t.${sql.ref(of(to))}, '[]')
              && int8range(w.${sql.ref(from)}, greatest(w.${sql.ref(from)}, w.${sql.ref(to)}), '[]')`,
          ),
        ],
        sql` and `,
      )}
      and (${sql.raw(claimOf('t'))}) && daterange(w."effectiveFrom",
        case when w."effectiveTo" < w."effectiveFrom" then w."effectiveFrom" else w."effectiveTo" end, '[]')`.execute(
    db,
  );
  const byRow = new Map<number, Clash[]>();
  for (const clash of found) byRow.set(clash.row, [...(byRow.get(clash.row) ?? []), clash]);
  return byRow;
}

/** The record in the way of a row, named without its start, which its period says. */
function faultOf(registered: RegisteredResource, { effectiveFrom, effectiveTo, phase }: Period, record: Row | null) {
  return clashFault({ subject: inTheWayOf(registered, record), effectiveFrom, effectiveTo, phase });
}

/**
 * Where the rows of a file belong: a row takes the place of the record in force with the same bands, when it begins
 * tomorrow or later and meets no other; else it is new. One that says what is stored already is the same.
 * @param rows values of the records, by field
 * @example const [placement] = await placeRows(db, registered, [values], { now, isAdmin: false });
 */
export async function placeRows(
  db: Db | Tx,
  registered: RegisteredResource,
  rows: readonly Values[],
  { now, isAdmin }: { readonly now: Date; readonly isAdmin: boolean },
): Promise<Placement[]> {
  const today = jakartaDay(now);
  const inTheWay = await clashes(db, registered, rows, today);
  const ids = [...inTheWay.values()].flat().map(({ secureId }) => secureId);
  const records = new Map(
    (await findRecords(db, registered, ids, { type: 'all' }, { of: 'list', caller: null })).map((record) => [
      record.secureId,
      record,
    ]),
  );
  const late = startErrors(today, isAdmin);
  const bands = (effectiveOf(registered).bands ?? []).flat();
  return rows.map((values, index) => {
    const [clash, ...more] = inTheWay.get(index) ?? [];
    const stored = (clash && records.get(clash.secureId)) ?? null;
    const same = stored !== null && Object.keys(values).every((name) => sameValue(values[name], stored[name]));
    if (same && clash?.phase !== 'PENDING') return { stored, fault: null };
    if (late(values).length > 0) return { stored: null, fault: { code: 'BACKDATED' } };
    if (!clash) return { stored: null, fault: null };
    const follows =
      clash.phase === 'IN_FORCE' &&
      dayText(values['effectiveFrom']) > today &&
      more.length === 0 &&
      bands.every((name) => stored?.[name] === values[name]);
    const { successor } = clash;
    if (follows && !successor) return { stored, fault: null };
    const way = follows && successor ? { ...clash, ...successor, phase: 'PENDING' as const } : clash;
    return { stored: null, fault: faultOf(registered, way, stored) };
  });
}

/**
 * Puts an approved row of a file in force.
 * @param before the record whose place it takes; `null` for none
 * @returns what was written, for the audit trail
 */
export async function putRow(
  tx: Tx,
  registered: RegisteredResource,
  values: Record<string, unknown>,
  before: Row | null,
  options: WriteOptions,
): Promise<Applied[]> {
  const from = dayText(values['effectiveFrom']);
  const cut = before && (before['effectiveTo'] == null || dayText(before['effectiveTo']) >= from) ? before : null;
  const own = [randomUUID(), ...(before ? [before.secureId] : [])];
  const written: Applied[] = [];
  const after = await withoutOverlap(tx, registered, { values, own, now: options.now }, async () => {
    if (cut) {
      await touch(tx, registered, [cut.secureId], { effective_to: dayAfter(from, -1) }, options);
      const ended = await reread(tx, registered, cut.secureId, options);
      written.push({
        entityId: cut.secureId,
        entityLabel: labelOf(registered, cut),
        before: { effectiveTo: cut['effectiveTo'] },
        after: { effectiveTo: ended['effectiveTo'] },
      });
    }
    return storeRecord(
      tx,
      registered,
      { values, store: { supersedes_id: before?.secureId ?? null, covered_to: before?.['effectiveTo'] ?? null } },
      options,
    );
  });
  const fields = Object.fromEntries(Object.keys(registered.resource.fields).map((name) => [name, after[name]]));
  return [
    { entityId: after.secureId, entityLabel: labelOf(registered, after), before: null, after: fields },
    ...written,
  ];
}
