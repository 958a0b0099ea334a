import { lineColumns } from '@console/contracts/promos-products/promo/bulk-files';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { checkBody } from '../../records/resource/check.ts';
import { updateRecord } from '../../records/resource/write.ts';
import type { Found, ImportHandler, RowFault } from '../../records/imports/handler.ts';
import { effectOfSheet } from '../promo/effect-of-sheet.ts';
import type { PlacedLine } from '../promo/judge-lines.ts';
import type { SheetLine } from '../promo/line-faults.ts';
import { warningsOfPlaced } from '../promo-files/warnings.ts';
import { endSheet } from './end-sheet.ts';
import { checkedOr, faultAt, faultsOfBody } from './faults.ts';
import { fieldsOf, type FoundPromo, type FoundSheet } from './find.ts';
import { addedBy, columns, lookUp, ownFaults, type Columns, type Looked, type Values } from './line-rows.ts';
import { meetingInFile } from './meetings.ts';
import { handlerOf, type BulkOf } from './shared.ts';

const columnOfField = new Map(columns.map((column) => [lineColumns[column] as string, column]));

/** The lines of a sheet as rows leave them. */
function linesAfter(sheet: FoundSheet, rows: readonly Looked[]): SheetLine[] {
  const touched = rows.map(({ values }) => values.tenor);
  return [
    ...sheet.lines.filter(({ tenor }) => !touched.includes(tenor)),
    ...rows.flatMap(({ after }) => after ?? []),
  ].toSorted((one, other) => one.tenor - other.tenor);
}

/** Rows by the sheet that they are about, of those that are sound so far. */
function bySheet(rows: readonly Looked[]): ReadonlyMap<FoundSheet, Looked[]> {
  const groups = new Map<FoundSheet, Looked[]>();
  for (const row of rows) {
    if (!row.sheet || ownFaults(row).length > 0) continue;
    groups.set(row.sheet, [...(groups.get(row.sheet) ?? []), row]);
  }
  return groups;
}

/** Whether nothing is left of a sheet: one of a promo with a fee of its own grants without lines. */
const isEnd = (lines: readonly SheetLine[], { promo }: FoundPromo): boolean =>
  lines.length === 0 && promo.adminFee === null;

const cell = /^lines\[(\d+)\]\.(\w+)$/;

/** What the save of each sheet refuses, by row. */
async function faultsOfSheets(of: BulkOf, db: Db | Tx, rows: readonly Looked[]): Promise<Map<Looked, RowFault[]>> {
  const faults = new Map<Looked, RowFault[]>();
  for (const [sheet, own] of bySheet(rows)) {
    const lines = linesAfter(sheet, own);
    if (isEnd(lines, own[0]!.found!)) continue;
    const body = { ...fieldsOf(of.sheets, sheet.record), lines };
    for (const fault of await faultsOfBody(db, of.sheets, body, sheet.record)) {
      const [, at, field = ''] = cell.exec(fault.field) ?? [];
      const tenor = at === undefined ? null : lines[Number(at)]?.tenor;
      const meant = tenor === null ? own : own.filter(({ values }) => values.tenor === tenor);
      for (const row of meant)
        faults.set(row, [...(faults.get(row) ?? []), faultAt(columnOfField.get(field) ?? null, fault)]);
    }
  }
  return faults;
}

/** What speaks against the lines that rows set; lines of one promo from one day are judged together. */
async function warningsOf({ app }: BulkOf, db: Db | Tx, rows: readonly Looked[]): Promise<Map<Looked, RowFault[]>> {
  const groups = new Map<string, Looked[]>();
  for (const row of rows) {
    const key = `${row.found!.promo.id} ${row.sheet!.periodFrom}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const found = new Map<Looked, RowFault[]>();
  for (const own of groups.values()) {
    const { promo } = own[0]!.found!;
    const placed = own.map(({ after, office }): PlacedLine[] =>
      after ? [{ ...after, branchId: office!.id, officeCode: office!.code }] : [],
    );
    const warnings = await warningsOfPlaced(app, db, promo, own[0]!.sheet!.periodFrom, placed);
    for (const [at, row] of own.entries()) {
      const ends = row.before && !row.after;
      const tenors = String(row.values.tenor);
      const ending = ends ? [{ column: 'rate_regular', code: 'LINE_ENDS', parameters: { tenors } }] : [];
      found.set(row, [...ending, ...warnings[at]!]);
    }
  }
  return found;
}

/** The stored line as a row would write it; a row that ends what is not there changes nothing. */
function storedOf({ values, before, after }: Looked): Partial<Values> | null {
  if (!before) return after ? null : values;
  const granted = Object.fromEntries(columns.map((column) => [column, before[lineColumns[column]] ?? null]));
  return granted as unknown as Partial<Values>;
}

/** Import of lines of rate sheets of many promos: each row is the line of one tenor. */
export function linesFile(of: BulkOf): ImportHandler<Columns> {
  const { app, line, sheets } = of;
  return handlerOf<Columns>(of, 'lines', {
    fields: sheets.resource.fields,
    recordModule: sheets.resource.module,

    check: (rows, run) =>
      sharingReads(async () => {
        const { db, scope } = run;
        const looked = await lookUp(of, db, rows, scope);
        const refused = await faultsOfSheets(of, db, looked);
        for (const row of looked) {
          const added = refused.has(row) ? null : addedBy(row);
          const met = added && (await meetingInFile(db, run, added));
          if (met) refused.set(row, [faultAt('tenor', met)]);
        }
        const faultsOf = (row: Looked) => [...ownFaults(row), ...(refused.get(row) ?? [])];
        const warnings = await warningsOf(
          of,
          db,
          looked.filter((row) => faultsOf(row).length === 0),
        );
        return looked.map((row): Found<Columns> => ({
          errors: faultsOf(row),
          warnings: warnings.get(row) ?? [],
          stored: row.sheet ? storedOf(row) : null,
        }));
      }),

    async effects(rows, { db }) {
      const looked = await lookUp(of, db, rows, { type: 'all' });
      const effects = [];
      for (const row of looked) {
        const after = row.sheet && { ...row.sheet, lines: linesAfter(row.sheet, [row]) };
        effects.push(await effectOfSheet(app, db, line, after, row.sheet));
      }
      return effects;
    },

    async apply(rows, run) {
      const { db: tx, actor, now, scope, importId } = run;
      const options = { actor, caller: null, now };
      const looked = await lookUp(of, tx, rows, scope);
      for (const [sheet, own] of bySheet(looked)) {
        const lines = linesAfter(sheet, own);
        if (isEnd(lines, own[0]!.found!)) {
          await endSheet(tx, sheets, sheet, own[0]!.found!.promo, options);
          continue;
        }
        const body = { ...fieldsOf(sheets, sheet.record), lines };
        const checked = await checkedOr(run, own, () => checkBody(tx, sheets, body, sheet.record, options));
        if (!checked) continue;
        await updateRecord(tx, sheets, sheet.record, checked, options);
        const tenors = own.map(({ values }) => values.tenor);
        await sql`update promo_rate_line set source = 'BULK', batch_id = ${importId}::uuid
          where rate_id = ${sheet.record.secureId} and ended_on is null and tenor = any(${tenors}::int[])`.execute(tx);
      }
      // Each has its own entry.
      return [];
    },
  });
}
