import type { bulkFiles } from '@console/contracts/promos-products/promo/bulk-files';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { checkBody } from '../../records/resource/check.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { insertRecord } from '../../records/resource/write.ts';
import type { Found, ImportHandler, RowFault, RowValues } from '../../records/imports/handler.ts';
import { effectOfSheet } from '../promo/effect-of-sheet.ts';
import type { SheetLine } from '../promo/line-faults.ts';
import type { Office } from '../../branches-stores/index.ts';
import { warningsOfPlaced } from '../promo-files/warnings.ts';
import { endSheet } from './end-sheet.ts';
import { checkedOr, faultAt, faultsOfBody } from './faults.ts';
import type { FoundPromo, FoundSheet } from './find.ts';
import { meetingInFile, type Added } from './meetings.ts';
import { namedFaults, namedIn } from './named.ts';
import { handlerOf, type BulkOf } from './shared.ts';

type Columns = (typeof bulkFiles)['SPEKTRA']['branches']['columns'];
type Values = RowValues<Columns>;
type Rows = readonly { readonly rowNo?: number; readonly values: Values }[];

/** What a row is about. */
interface Looked {
  readonly rowNo: number;
  readonly values: Values;
  readonly found: FoundPromo | null;
  readonly office: Office | null;
  /** Sheets of the promo at the office that continue after today. */
  readonly running: readonly FoundSheet[];
  /** The office whose rates are copied; `null` for an unknown one. */
  readonly source: Office | null;
  readonly copied: readonly SheetLine[] | null;
  /** First day of the sheet that is added. */
  readonly from: string;
}

async function lookUp(
  of: BulkOf,
  db: Db | Tx,
  rows: Rows,
  { scope, now }: { readonly scope: Scope; readonly now: Date },
): Promise<Looked[]> {
  const today = jakartaDay(now);
  const promoCodes = rows.map(({ values }) => values.promo_code);
  const officeCodes = rows.flatMap(({ values }) => [values.office_code, values.copied_from ?? []].flat());
  const { found, offices, sheets: all } = await namedIn(of, db, { promoCodes, officeCodes }, scope);
  return rows.map(({ rowNo = 0, values }): Looked => {
    const promo = found.get(values.promo_code) ?? null;
    const office = offices.get(values.office_code) ?? null;
    const source = offices.get(values.copied_from ?? '') ?? null;
    const ofPromo = all.filter(({ promoId }) => promoId === promo?.promo.id);
    const continues = ({ periodTo }: FoundSheet) => promo?.promo.state === 'new' || periodTo > today;
    const own = ofPromo.filter(({ branchId }) => branchId === office?.id);
    const last = own.findLast((sheet) => !continues(sheet));
    const start = promo?.promo.startDate ?? today;
    return {
      rowNo,
      values,
      found: promo,
      office,
      running: own.filter(continues),
      source,
      copied: ofPromo.findLast(({ branchId }) => branchId === source?.id)?.lines ?? null,
      // The day behind an earlier sheet, which stands.
      from: last && last.periodTo >= start ? dayAfter(last.periodTo, 1) : start,
    };
  });
}

const isAdded = ({ values, running }: Looked): boolean => values.has_promo === 'Y' && running.length === 0;
const isEnded = ({ values, running }: Looked): boolean => values.has_promo === 'N' && running.length > 0;

function ownFaults(row: Looked): RowFault[] {
  const { values, found, source, copied } = row;
  return [
    ...namedFaults(row),
    ...(values.copied_from !== null && !source ? [{ column: 'copied_from', code: 'NOT_FOUND' }] : []),
    ...(isAdded(row) && values.copied_from === null && found?.promo.adminFee === null
      ? [{ column: 'copied_from', code: 'REQUIRED' }]
      : []),
    ...(isAdded(row) && source && found && copied === null
      ? [{ column: 'copied_from', code: 'NO_SHEET_TO_COPY' }]
      : []),
  ];
}

/** The sheet that a row adds. */
const bodyOf = ({ found, office, copied, from }: Looked) => ({
  promoId: found!.promo.id,
  branchId: office!.id,
  periodFrom: from,
  periodTo: found!.promo.endDate,
  lines: copied ?? [],
});

/** Where the sheet that a row adds makes its promo hold. */
const addedBy = (row: Looked): Added => {
  const { promo } = row.found!;
  const { branchId, periodFrom: from, periodTo: to } = bodyOf(row);
  const tenors = promo.adminFee === null ? (row.copied ?? []).map(({ tenor }) => tenor) : promo.tenors.map(Number);
  return { promo, branchId, tenors, from, to };
};

const columnOf = (field: string): string | null => {
  if (field === 'branchId') return 'office_code';
  return field.startsWith('lines') ? 'copied_from' : null;
};

/** Faults of the copied lines once, however many lines have them. */
const onlyOnce = (faults: readonly RowFault[]): RowFault[] =>
  faults.filter(
    ({ column, code }, at) => faults.findIndex((other) => other.column === column && other.code === code) === at,
  );

/** Import of the branches of promos: a row gives an office the promo, with rates of another, or takes it. */
export function branchesFile(of: BulkOf): ImportHandler<Columns> {
  const { app, line, sheets } = of;
  return handlerOf<Columns>(of, 'branches', {
    fields: sheets.resource.fields,
    recordModule: sheets.resource.module,

    check: (rows, run) =>
      sharingReads(async () => {
        const answers: Found<Columns>[] = [];
        for (const row of await lookUp(of, run.db, rows, run)) {
          const own = ownFaults(row);
          const judges = own.length === 0 && isAdded(row);
          const refused = judges ? await faultsOfBody(run.db, sheets, bodyOf(row), null) : [];
          const met = judges && refused.length === 0 ? await meetingInFile(run.db, run, addedBy(row)) : null;
          const errors = onlyOnce([
            ...own,
            ...refused.map((fault) => faultAt(columnOf(fault.field), fault)),
            ...(met ? [faultAt('office_code', met)] : []),
          ]);
          const { id: branchId = '', code: officeCode = '' } = row.office ?? {};
          const placed = (row.copied ?? []).map((each) => ({ ...each, branchId, officeCode }));
          const warned = judges && errors.length === 0;
          const [warnings = []] = warned
            ? await warningsOfPlaced(app, run.db, row.found!.promo, row.from, [placed])
            : [];
          answers.push({
            errors,
            warnings: warnings.map(({ from: _from, ...warning }) => ({ ...warning, column: 'copied_from' })),
            stored: { has_promo: row.running.length > 0 ? 'Y' : 'N' },
          });
        }
        return answers;
      }),

    async effects(rows, { db, now }) {
      const effects = [];
      for (const row of await lookUp(of, db, rows, { scope: { type: 'all' }, now })) {
        const isMeant = row.found && row.office;
        effects.push(isMeant && isAdded(row) ? await effectOfSheet(app, db, line, bodyOf(row), null) : null);
      }
      return effects;
    },

    async apply(rows, run) {
      const { db: tx, actor, now, importId } = run;
      const options = { actor, caller: null, now };
      for (const row of await lookUp(of, tx, rows, run)) {
        if (isEnded(row)) for (const sheet of row.running) await endSheet(tx, sheets, sheet, row.found!.promo, options);
        if (!isAdded(row)) continue;
        const checked = await checkedOr(run, [row], () => checkBody(tx, sheets, bodyOf(row), null, options));
        if (!checked) continue;
        const added = await insertRecord(tx, sheets, checked, options);
        await sql`update promo_rate_line set source = 'BULK', batch_id = ${importId}::uuid
          where rate_id = ${added.secureId}`.execute(tx);
      }
      // Each has its own entry.
      return [];
    },
  });
}
