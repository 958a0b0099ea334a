import type { qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import type { qanunNmcImport } from '@console/contracts/branches-stores/qanun-branch-nmc';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { endOfRange } from '@console/contracts/core/ranges';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApprover } from '../../records/changes/approver.ts';
import { placeRows, putRow } from '../../records/effective/import-rows.ts';
import type { Applied, ImportHandler, RowFault, RowValues } from '../../records/imports/handler.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { officeNames } from '../rate-files/offices.ts';
import { locksOfFile } from '../simulation/pricing-locks.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import { lowestUnderQanun, type Charged } from './admin-only.ts';
import { inAceh } from './definition.ts';
import { guardPeriod } from './guards.ts';

type Columns = (typeof qanunImport)['columns'] | (typeof qanunNmcImport)['columns'];
type Values = RowValues<(typeof qanunNmcImport)['columns'] & (typeof qanunImport)['columns']>;
type Rows = readonly { readonly values: Values; readonly ids?: Readonly<Record<string, string>> }[];

/** A rate of 0 means no rate. */
const rate = (given: string | null | undefined): string | null => (given == null || Number(given) === 0 ? null : given);

/** Rates of the vehicle's insurance, which files of NMC alone have. */
const yearly = (values: Values) =>
  'takaful_y1' in values
    ? {
        takafulYear1: rate(values.takaful_y1),
        takafulYear2: rate(values.takaful_y2),
        takafulYear3: rate(values.takaful_y3),
        takafulYear4: rate(values.takaful_y4),
      }
    : {};

/** What no column says stays as it is, or is what most have. */
const kept = (values: Values, before: Row | null) => ({
  ujrahCharge: before?.['ujrahCharge'] ?? 'UPFRONT',
  ...('takaful_y1' in values ? { takafulCover: before?.['takafulCover'] ?? 'COMPREHENSIVE' } : {}),
});

const recordOf = (values: Values, branchId: string) => ({
  branchId,
  akad: values.akad,
  ujrahAdminRegular: values.ujrah_admin_regular ?? 0,
  ujrahAdminRepeat: values.ujrah_admin_ro ?? 0,
  fiduciaFee: values.fiducia_fee ?? 0,
  takafulRate: rate(values.takaful_rate),
  tazirRate: rate(values.tazir_rate),
  tawidhAmount: values.tawidh_amount ?? 0,
  ...yearly(values),
  effectiveFrom: values.effective_from,
  effectiveTo: endOfRange(values.effective_from, values.effective_to),
});

/** A record as the columns of a file hold it. */
const columnsOf = (values: Values, row: Row): Partial<Values> =>
  ({
    akad: row['akad'],
    ujrah_admin_regular: row['ujrahAdminRegular'],
    ujrah_admin_ro: row['ujrahAdminRepeat'],
    fiducia_fee: row['fiduciaFee'],
    takaful_rate: row['takafulRate'],
    tazir_rate: row['tazirRate'],
    tawidh_amount: row['tawidhAmount'],
    effective_from: row['effectiveFrom'],
    effective_to: row['effectiveTo'],
    ...('takaful_y1' in values
      ? {
          takaful_y1: row['takafulYear1'],
          takaful_y2: row['takafulYear2'],
          takaful_y3: row['takafulYear3'],
          takaful_y4: row['takafulYear4'],
        }
      : {}),
  }) as Partial<Values>;

type Held = Pick<ReturnType<typeof recordOf>, 'branchId' | 'effectiveFrom' | 'effectiveTo'>;
const periodColumns = ['effective_from', 'effective_to'];
/** Columns on which a yield depends. */
const pricedBy = ['office_code', 'ujrah_admin_regular', 'ujrah_admin_ro', 'fiducia_fee', ...periodColumns];

const officeOf = ({ ids }: Rows[number]) => ids?.['office_code'];

/** Why a branch cannot have a row: it lies outside the scope, or not in Aceh. */
async function officeFaults(db: Db | Tx, rows: Rows, scope: Scope) {
  const aceh = await inAceh(
    db,
    rows.flatMap((row) => officeOf(row) ?? []),
  );
  return (row: Rows[number]): RowFault[] => {
    const id = officeOf(row);
    if (id === undefined || (allowsBranch(scope, id) && aceh.has(id))) return [];
    return [{ column: 'office_code', code: allowsBranch(scope, id) ? 'QANUN_NOT_ACEH' : 'NOT_FOUND' }];
  };
}

/** What modules of fees demand of a branch that comes under Qanun, as a fault of its row. */
async function guardFaults(app: Application, tx: Tx, line: BusinessLine, record: Held): Promise<RowFault[]> {
  try {
    await guardPeriod(app, tx, line, record);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [{ column: 'office_code', code: error.code, from: periodColumns }];
    throw error;
  }
}

type Changes = Parameters<typeof lowestUnderQanun>[3];

/** Whether records yield too little by the ujrah of repeat orders alone: with the regular one for both they do not. */
async function poorByRepeat(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  changes: Changes,
  poor: Awaited<ReturnType<typeof lowestUnderQanun>>,
): Promise<readonly boolean[]> {
  const levelled = changes.flatMap(({ values, before }, at) =>
    values && poor[at] != null
      ? [{ at, change: { values: { ...values, ujrahAdminRepeat: values.ujrahAdminRegular }, before } }]
      : [],
  );
  if (levelled.length === 0) return changes.map(() => false);
  const still = await lowestUnderQanun(
    app,
    db,
    line,
    levelled.map(({ change }) => change),
  );
  const sound = new Set(levelled.filter((_, index) => still[index] == null).map(({ at }) => at));
  return changes.map((_, at) => sound.has(at));
}

/**
 * Import of Qanun branches: a row takes the place of the record in force from its start, or is new; the file is decided
 * by a second person and applied as one.
 */
export const qanunHandler = (
  app: Application,
  registered: RegisteredResource,
  definition: typeof qanunImport | typeof qanunNmcImport,
  line: BusinessLine,
): ImportHandler => {
  const handler: Omit<ImportHandler<Columns>, 'check' | 'apply'> & {
    check(rows: Rows, run: { db: Db | Tx; scope: Scope; now: Date; isAdmin: boolean }): Promise<object[]>;
    apply(rows: Rows, run: Parameters<ImportHandler['apply']>[1]): Promise<Applied[]>;
  } = {
    definition: definition as never,
    fields: registered.resource.fields,
    namesOf: officeNames(line),
    locks: locksOfFile(line),
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),

    async check(rows, { db, scope, now, isAdmin }) {
      const faultsOf = await officeFaults(db, rows, scope);
      const none = '00000000-0000-0000-0000-000000000000';
      const records = rows.map((row) => recordOf(row.values, officeOf(row) ?? none));
      const placed = await placeRows(db, registered, records, { now, isAdmin });
      const guarded: RowFault[][] = [];
      for (const record of records)
        guarded.push(record.branchId === none ? [] : await guardFaults(app, db as Tx, line, record));
      const changes = rows.map(({ values }, index) => ({
        values: { ...kept(values, placed[index]!.stored ?? null), ...records[index]! } as unknown as Charged,
        before: null,
        replaces: (placed[index]!.stored ?? null) as (Charged & { secureId: string }) | null,
      }));
      const poor = await lowestUnderQanun(app, db, line, changes);
      const isOfRepeat = await poorByRepeat(app, db, line, changes, poor);
      return rows.map((row, index) => {
        const { values } = row;
        const { stored, fault } = placed[index]!;
        const lowest = poor[index];
        const column = isOfRepeat[index] ? 'ujrah_admin_ro' : 'ujrah_admin_regular';
        const warnings: RowFault[] = lowest ? [{ column, ...belowFloor(lowest), from: pricedBy }] : [];
        const errors = [...faultsOf(row), ...guarded[index]!];
        if (fault) errors.push({ column: 'effective_from', ...fault, from: ['office_code', 'effective_to'] });
        if (values.effective_to !== null && values.effective_to < values.effective_from)
          errors.push({ column: 'effective_to', code: 'DATE_ORDER', from: ['effective_from'] });
        return { errors, warnings, stored: stored && columnsOf(values, stored) };
      });
    },

    async apply(rows, { db: tx, actor, now, isAdmin }) {
      const records = rows.map((row) => recordOf(row.values, officeOf(row) ?? ''));
      const placed = await placeRows(tx, registered, records, { now, isAdmin });
      const applied: Applied[] = [];
      for (const [index, { values }] of rows.entries()) {
        const before = placed[index]?.stored ?? null;
        const record = { ...kept(values, before), ...records[index]! };
        applied.push(...(await putRow(tx, registered, record, before, { actor, caller: null, now })));
      }
      return applied;
    },
  };
  return handler as unknown as ImportHandler;
};
