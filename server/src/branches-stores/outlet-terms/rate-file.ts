import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ImportRun, RowFault } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { boundsOfGroups } from '../branch-rates/limits.ts';
import { baseRates } from './base-rates.ts';
import { onTerms, type TermsFile, type TermsRow } from './file-handler.ts';
import { comparedRate, rateOverrides, type RateRegister } from './rate-change.ts';
import { rateErrors, type OutletRates } from './rate-rules.ts';
import { warningsOfRates } from './rate-warnings.ts';
import { outletsWith } from './with-terms.ts';

/** Values of a row of a file of exclusive rates. */
export interface RateRow extends TermsRow {
  readonly rate_regular: string | null;
  readonly rate_ro: string | null;
}

/** A blank rate and one of 0 count as no rate. */
const rateOrNull = (rate: string | null): string | null => (rate === null || Number(rate) === 0 ? null : rate);

/** The rates that a row of a file says. */
export const ratesOf = ({ rate_regular: regular, rate_ro: repeat }: RateRow): OutletRates => ({
  rateRegular: rateOrNull(regular),
  rateRepeat: rateOrNull(repeat),
});
const columns = { rateRegular: 'rate_regular', rateRepeat: 'rate_ro' } as const;

/** What is wrong with the rates of a row by themselves. */
function ownFaults(rates: OutletRates, bounds: { minimum: string; maximum: string }): RowFault[] {
  const { rateRegular, rateRepeat } = rates;
  const faults: RowFault[] = [];
  if (rateRegular === null && rateRepeat === null)
    faults.push({ column: 'rate_regular', code: 'REQUIRED', from: ['rate_ro'] });
  if (rateRegular !== null && rateRepeat !== null && Number(rateRepeat) > Number(rateRegular))
    faults.push({ column: 'rate_ro', code: 'RATE_RO_ABOVE_REGULAR', from: ['rate_regular'] });
  for (const name of ['rateRegular', 'rateRepeat'] as const) {
    const rate = rates[name];
    if (rate !== null && Number(rate) > Number(bounds.maximum))
      faults.push({ column: columns[name], code: 'RATE_OUT_OF_BOUNDS', parameters: { ...bounds } });
  }
  return faults;
}

/**
 * What all files of exclusive rates check, and what they store.
 * @param column with the code of the outlet
 * @param groupColumn with the code of the product group; left out where rates of a file are for all groups
 */
export const rateFile = <Values extends RateRow>(
  app: Application,
  { level, otherTerms }: Pick<RateRegister<never>, 'level' | 'otherTerms'>,
  { column, groupColumn }: { readonly column: string; readonly groupColumn?: string },
): Pick<TermsFile<Values>, 'stored' | 'overrides' | 'judge'> => {
  const groupOf = (ids: Readonly<Record<string, string>>) => (groupColumn && ids[groupColumn]) ?? null;
  const on = [...onTerms(column), ...(groupColumn ? [groupColumn] : []), 'rate_regular', 'rate_ro'];
  const columnOf: Readonly<Record<string, string>> = { dealerId: column, storeId: column, ...columns };
  return {
    stored: (row) => ({ rate_regular: row['rateRegular'], rate_ro: row['rateRepeat'] }) as unknown as Partial<Values>,
    overrides: (values, ids) =>
      rateOverrides(level, {
        productGroupId: groupOf(ids),
        tenorFrom: values.tenor_from,
        tenorTo: values.tenor_to,
        ...ratesOf(values),
      }),
    async judge(db: Db | Tx, rows, { now }: ImportRun) {
      const [line] = rows.map(({ outlet }): BusinessLine => outlet.line);
      if (!line) return [];
      const today = jakartaDay(now);
      const base = await baseRates(
        db,
        rows.map(({ outlet, terms, ids }) => comparedRate(outlet, terms, groupOf(ids))),
      );
      const outletIds = rows.map(({ outlet }) => outlet.id);
      const withTerms = await outletsWith(db, otherTerms, outletIds, today);
      const judged = rows.map(({ outlet, terms, values, ids }, at) => ({
        outlet,
        terms,
        groupId: groupOf(ids),
        rates: ratesOf(values),
        base: base[at] ?? null,
      }));
      const warnings = await warningsOfRates(app, db, line, judged, { today, withTerms });
      const bounds = new Map<string | null, { minimum: string; maximum: string }>();
      for (const { groupId } of judged)
        if (!bounds.has(groupId)) bounds.set(groupId, await boundsOfGroups(db, line, [groupId], today));
      return judged.map(({ rates, groupId }, at) => ({
        errors: [
          ...ownFaults(rates, bounds.get(groupId)!),
          ...rateErrors(rates, base[at] ?? null, 'storeId').map(({ field, code, parameters }) => ({
            column: columnOf[field]!,
            code,
            from: on,
            ...(parameters ? { parameters: parameters as Readonly<Record<string, number>> } : {}),
          })),
        ],
        warnings: warnings[at]!.map(({ code, parameters }) => ({
          column: rates.rateRegular === null ? 'rate_ro' : 'rate_regular',
          code,
          from: on,
          ...(parameters ? { parameters } : {}),
        })),
      }));
    },
  };
};
