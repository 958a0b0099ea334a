import type { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import type { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { ofInsurer } from './of-insurer.ts';
import { awaitsSwitchOn } from '@console/contracts/products/insurance/vocabulary';
import { compareSet } from './compare.ts';
import { moveWaiting, overlapErrors, setErrors, type FedRow, type StoredRow } from './fed-rows.ts';
import { offRefusal, onRefusal, togetherRefusal, type Switched } from './set-guard.ts';
import type { SetLine, SetRow } from './set-line.ts';
import { offNote } from './off-note.ts';
import { raisesWhenSwitched } from './raises-when-switched.ts';
import { locksOfLine } from '../pricing-lock.ts';
import { unjudgedApproval } from '../unjudged.ts';
import { switchNote } from './switch-note.ts';
import { switchOff, switchOn } from './switch-set.ts';

type Tariffs = typeof tariffsV2 | typeof tariffsNmc;

interface Changed {
  readonly action: string;
  readonly before: { readonly setNo: string } | null;
  readonly after: { readonly secureId: string; readonly setNo: string } | null;
  readonly actor: Actor;
}

const phaseOf = (today: string) => sql`case when t.holds_from is null then 'WAITING'
  when t.status = 'inactive' or t.effective_to < ${today}::date then 'ENDED'
  when t.holds_from > ${today}::date then 'SCHEDULED' else 'IN_FORCE' end`;

/** What holds first, then what is to come; sets one after another, the newest first. */
const bySet = (
  today: string,
) => sql`array_position(array['IN_FORCE', 'SCHEDULED', 'WAITING', 'ENDED'], ${phaseOf(today)})
  || lpad((date '2100-01-01' - t.effective_from)::text, 6, '0') || t.set_no`;

/**
 * How tariffs of one business line are stored, in sets that are switched as a whole: the same for both but what is
 * given.
 * @param same rows `x` that are for the same as a row of these values
 */
export const defineTariffs = <R extends Tariffs, Row extends SetRow>(
  line: SetLine<Row>,
  {
    now,
    same,
    search,
    sorts,
  }: {
    readonly now: () => Date;
    readonly same: { same(values: never): ReturnType<typeof sql> }['same'];
    readonly search?: Definition<R>['search'];
    readonly sorts?: Definition<R>['sorts'];
  },
): Definition<R> => {
  const today = () => jakartaDay(now());
  const any = line as unknown as SetLine<never>;
  return {
    table: line.table,
    serialised: true,
    lookups: sql`left join ${sql.table(line.packages)} tp on tp.id = t.insurance_id`,
    derived: {
      insurerName: sql`tp.insurer_name`,
      effectiveTo: sql`t.effective_to`,
      phase: eachTime(() => phaseOf(today())),
    },
    filters: {
      phase: (phase: string) => sql`(${phaseOf(today())}) = ${phase}`,
      insurerName: (name: string) => ofInsurer(line.packages, name),
    },
    ...(search ? { search } : {}),
    sorts: { phase: eachTime(() => bySet(today())), ...(sorts as object) },
    async load(
      db: Tx,
      records: { maxChangePct: number | null; raisesPremiums: boolean; setNo: string; phase: string }[],
    ) {
      const changes = new Map<string, number | null>();
      const rises = new Map<string, boolean>();
      for (const record of records) {
        const { setNo } = record;
        if (!rises.has(setNo)) rises.set(setNo, await raisesWhenSwitched(db, any, record, today()));
        record.raisesPremiums = rises.get(setNo)!;
        if (record.phase === 'WAITING' && !changes.has(record.setNo))
          changes.set(record.setNo, (await compareSet(db, line, record.setNo, today())).maxChangePct);
        const change = changes.get(record.setNo) ?? null;
        record.maxChangePct = change === null ? null : Math.ceil(change);
      }
    },
    async beforeSave(tx: Tx, { values, before }: { values: FedRow; before: StoredRow | null }) {
      const id = before?.secureId ?? null;
      return [
        ...(await setErrors(tx, any, values, before)),
        ...(await overlapErrors(tx, any, values, same(values as never), id)),
      ];
    },
    activationNote: async (db: Db, { setNo }: { readonly setNo: string }) =>
      switchNote(await compareSet(db, line, setNo, today())),
    approval: {
      locks: locksOfLine(line.table === 'insurance_tariff' ? 'SPEKTRA' : 'NMC'),
      ...unjudgedApproval(line.module),
      // Who decides on the end of a set reads what it leaves behind.
      consequence: async (
        db: Db,
        { action, recordId }: { readonly action: string; readonly recordId: string | null },
      ) => {
        if (action !== 'deactivate' || recordId === null) return null;
        const { rows } = await sql<{ setNo: string }>`select set_no as "setNo" from ${sql.table(line.table)}
          where id = ${recordId}`.execute(db);
        return rows[0] ? offNote(db, line, rows[0].setNo, today()) : null;
      },
      ownRefusal: (row: string) => new Refusal('SECOND_APPROVER', { parameters: { row } }),
    },
    async guard(tx: Tx, action: string, records: readonly Switched[], caller: Caller | null) {
      const refused = new Map<string, Refusal>();
      for (const record of records) {
        const refusal =
          action === 'activate'
            ? (togetherRefusal(record, records, awaitsSwitchOn) ?? (await onRefusal(tx, any, record, today())))
            : action === 'deactivate'
              ? await offRefusal(tx, any, record, records, today(), caller)
              : null;
        if (refusal) refused.set(record.secureId, refusal);
      }
      return refused;
    },
    async afterChange(tx: Tx, changed: readonly Changed[]) {
      const fed = changed.filter(({ action }) => action === 'create' || action === 'update');
      await moveWaiting(
        tx,
        any,
        fed.flatMap(({ before, after }) => [before, after].flatMap((row) => row?.setNo ?? [])),
      );
      const sets = new Map(
        changed.flatMap(({ action, after, actor }) =>
          after && action !== 'create' && action !== 'update' ? [[after.setNo, { action, actor }] as const] : [],
        ),
      );
      for (const [setNo, { action, actor }] of sets) {
        const switched = { setNo, actor, now: now(), today: today() };
        await (action === 'activate' ? switchOn(tx, any, switched) : switchOff(tx, any, switched));
      }
    },
  } as unknown as Definition<R>;
};
