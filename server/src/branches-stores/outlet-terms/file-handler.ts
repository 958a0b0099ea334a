// Long: the one handler of all registers of terms, with all that it declares.
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { endOfRange } from '@console/contracts/core/ranges';
import type { Text } from '@console/contracts/core/text';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApprover } from '../../records/changes/approver.ts';
import { placeRows, putRow } from '../../records/effective/import-rows.ts';
import type { Applied, ImportHandler, ImportRun, RowFault } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { comparedOf, effectsOn } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { judgedUnder, locksOfOutletFile } from '../simulation/pricing-locks.ts';
import { subjectOf } from './judged.ts';
import { outletNames, outletsByCode, type Outlet } from './outlets.ts';
import { termsUnderQanun } from './qanun.ts';
import { comparedTerms, type BandInPeriod } from './storage.ts';

/** Values of a row of any file of terms of outlets, besides the code of the outlet. */
export interface TermsRow {
  readonly tenor_from: number;
  readonly tenor_to: number;
  readonly effective_from: string;
  readonly effective_to: string;
  readonly agreement_no: string;
}

/** A row of a known outlet, as it is judged. */
export interface JudgedRow<Values> {
  readonly outlet: Outlet;
  readonly terms: BandInPeriod;
  readonly values: Values;
}

/** Faults and warnings of a row. */
export interface Findings {
  readonly errors: readonly RowFault[];
  readonly warnings: readonly RowFault[];
}

/** What the files of the registers differ in. */
export interface TermsFile<Values> {
  readonly definition: ImportDefinition;
  /** Column of the code of the outlet, and the field of its record. */
  readonly outlet: { readonly column: string & keyof Values; readonly field: 'dealerId' | 'storeId' };
  readonly lines: readonly BusinessLine[];
  /** The line of a file. */
  readonly lineOf: (target: ImportRun['target']) => BusinessLine;
  /** What else the target of a file says, in words; left out where there is no target. */
  readonly targetFacts?: ImportHandler['targetFacts'];
  /** Columns besides the outlet that a row is for, beside band and period. */
  readonly per?: readonly string[];
  /** What is agreed, by field, with the ids of the records that the row names. */
  readonly agreed: (values: Values, ids: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
  /** The same of a stored record, by column. */
  readonly stored: (row: Row) => Partial<Values>;
  /** The unsaved values of a row, as the simulation takes them. */
  readonly overrides: (values: Values, ids: Readonly<Record<string, string>>) => SimulationOverrides;
  /** Further faults of a row by itself. */
  readonly ownFaults?: (values: Values) => readonly RowFault[];
  /** Ids of the records that rows name besides the outlet, by column; one for each row. */
  readonly idsOf?: (db: Db | Tx, rows: readonly Values[]) => Promise<readonly Readonly<Record<string, string>>[]>;
  /** What speaks against rows, read for all at once; one finding a row. */
  readonly judge: (
    db: Db | Tx,
    rows: readonly (JudgedRow<Values> & { readonly ids: Readonly<Record<string, string>> })[],
    run: ImportRun,
  ) => Promise<readonly Findings[]>;
}

/** Columns on which the other terms of an outlet depend. */
export const onTerms = (column: string): readonly string[] => [
  column,
  'tenor_from',
  'tenor_to',
  'effective_from',
  'effective_to',
];

const termsOf = (values: TermsRow): BandInPeriod => ({
  tenorFrom: values.tenor_from,
  tenorTo: values.tenor_to,
  effectiveFrom: values.effective_from,
  effectiveTo: endOfRange(values.effective_from, values.effective_to),
});

/** Stands for an outlet that the file does not name rightly. */
const noOutlet = '00000000-0000-0000-0000-000000000000';

function termFaults({
  tenor_from: from,
  tenor_to: to,
  effective_from: start,
  effective_to: end,
}: TermsRow): RowFault[] {
  return [
    ...(end < start ? [{ column: 'effective_to', code: 'DATE_ORDER', from: ['effective_from'] }] : []),
    ...(to < from ? [{ column: 'tenor_to', code: 'BAND_ORDER', from: ['tenor_from'] }] : []),
  ];
}

const outletFault = (outlet: Outlet | undefined, column: string): RowFault[] => {
  if (!outlet) return [{ column, code: 'NOT_FOUND' }];
  return outlet.status === 'active' ? [] : [{ column, code: 'INACTIVE' }];
};

const none: Findings = { errors: [], warnings: [] };

/** What speaks against the rows of known outlets, in their places. */
async function findingsOf<Values extends TermsRow>(
  { judge, outlet: { column } }: TermsFile<Values>,
  judged: readonly (Parameters<TermsFile<Values>['judge']>[1][number] | null)[],
  run: ImportRun,
): Promise<readonly Findings[]> {
  const rows = judged.flatMap((row) => row ?? []);
  const compared = rows.map(({ outlet, terms }) => comparedTerms(outlet, terms));
  const qanun = await termsUnderQanun(run.db, compared);
  const found = await judge(run.db, rows, run);
  const onPeriod = ['effective_from', 'effective_to'];
  const all = found.map(({ errors, warnings }, at) => ({
    errors: qanun.has(at) ? [{ column, code: 'BRANCH_IS_QANUN', from: onPeriod }] : errors,
    warnings,
  }));
  let next = 0;
  return judged.map((row) => (row ? all[next++]! : none));
}

/**
 * Import of terms of outlets of a line: a row takes the place of the one in force with the same band, or is new; the
 * file is decided by a second person and applied as one.
 */
export function termsFileHandler<Values extends TermsRow>(
  app: Application,
  registered: RegisteredResource,
  file: TermsFile<Values>,
): ImportHandler {
  const { column, field } = file.outlet;
  const codeOf = (values: Values) => values[column] as unknown as string;
  const hasLine = 'businessLine' in registered.resource.fields;
  const outletsIn = (run: Pick<ImportRun, 'db' | 'scope' | 'target'>, rows: readonly { readonly values: Values }[]) =>
    outletsByCode(
      run.db,
      file.lineOf(run.target),
      rows.map(({ values }) => codeOf(values)),
      run.scope,
    );
  const idsIn = async (db: Db | Tx, rows: readonly { readonly values: Values }[]) => {
    const values = rows.map((row) => row.values);
    return file.idsOf ? file.idsOf(db, values) : values.map(() => ({}));
  };
  /** The rows with what they name. */
  const readRows = async (given: unknown, run: Pick<ImportRun, 'db' | 'scope' | 'target'>) => {
    const rows = given as readonly { readonly values: Values }[];
    const outlets = await outletsIn(run, rows);
    const ids = await idsIn(run.db, rows);
    return rows.map(({ values }, at) => ({ values, ids: ids[at]!, outlet: outlets.get(codeOf(values)) }));
  };
  type Read = Awaited<ReturnType<typeof readRows>>[number];
  const recordOf = ({ values, ids, outlet }: Read, target: ImportRun['target']): Record<string, unknown> => ({
    ...(hasLine ? { businessLine: file.lineOf(target) } : {}),
    [field]: outlet?.id ?? noOutlet,
    ...termsOf(values),
    ...file.agreed(values, ids),
    agreementNo: values.agreement_no,
  });
  const on = onTerms(column);
  const handler: ImportHandler = {
    definition: file.definition,
    recordModule: registered.resource.module,
    fields: registered.resource.fields,
    namesOf: outletNames(file.lines),
    line: (target) => file.lineOf(target),
    ...(file.targetFacts ? { targetFacts: file.targetFacts } : {}),
    locks: locksOfOutletFile(file.lines, column),
    judgedUnder: file.lines.flatMap((line) => [...judgedUnder(line)]),
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),
    apart: {
      per: [column, ...(file.per ?? [])],
      bands: [['tenor_from', 'tenor_to']],
      period: ['effective_from', 'effective_to'],
    },

    async check(given, run) {
      const rows = await readRows(given, run);
      const placed = await placeRows(
        run.db,
        registered,
        rows.map((row) => recordOf(row, run.target)),
        run,
      );
      const judged = rows.map(({ values, ids, outlet }) =>
        outlet && termFaults(values).length === 0 ? { outlet, values, ids, terms: termsOf(values) } : null,
      );
      const findings = await findingsOf(file, judged, run);
      return rows.map(({ values, outlet }, at) => {
        const { stored, fault } = placed[at]!;
        return {
          errors: [
            ...termFaults(values),
            ...(file.ownFaults?.(values) ?? []),
            ...outletFault(outlet, column),
            ...(fault ? [{ column: 'effective_from', ...fault, from: [...on, ...(file.per ?? [])] }] : []),
            ...findings[at]!.errors,
          ],
          warnings: findings[at]!.warnings,
          stored: stored && {
            ...file.stored(stored),
            effective_from: stored['effectiveFrom'],
            effective_to: stored['effectiveTo'],
            agreement_no: stored['agreementNo'],
          },
        };
      }) as never;
    },

    async effects(given, { db, target, now }) {
      const rows = await readRows(given, { db, target, scope: { type: 'all' } });
      const today = jakartaDay(now);
      const effects: (Text | null)[] = [];
      for (const { values, ids, outlet } of rows) {
        if (!outlet) {
          effects.push(null);
          continue;
        }
        const { tenor_to: tenor, effective_from: start } = values;
        const overrides = file.overrides(values, ids);
        const compared = await comparedOf(app, db, {
          line: outlet.line,
          branchId: outlet.branchId,
          productGroupId: overrides.rates?.[0]?.of?.groups?.[0] ?? null,
          tenors: [tenor],
          day: start > today ? start : today,
          subjects: subjectOf(outlet),
          overrides,
        });
        effects.push(effectInWords(tenor, effectsOn(compared, tenor)));
      }
      return effects;
    },

    async apply(given, run) {
      const { db: tx, actor, now } = run;
      const rows = await readRows(given, run);
      const records = rows.map((row) => recordOf(row, run.target));
      const placed = await placeRows(tx, registered, records, run);
      const applied: Applied[] = [];
      for (const [at, record] of records.entries())
        applied.push(
          ...(await putRow(tx, registered, record, placed[at]?.stored ?? null, { actor, caller: null, now })),
        );
      return applied;
    },
  };
  return handler;
}
