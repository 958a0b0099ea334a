import { dealerRateImport } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import type { Application } from '../../platform/http/application.ts';
import type { RowFault, RowValues } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { boundsOfGroups } from '../branch-rates/limits.ts';
import { branchRates } from './branch-rate.ts';
import { comparedTerms } from './definition.ts';
import { dealerFileHandler, onTerms } from './file-handler.ts';
import { dealersWith } from './own-terms.ts';
import { rateOverrides } from './rate-definition.ts';
import { rateErrors, type DealerRateValues } from './rate-rules.ts';
import { warningsOfRates } from './rate-warnings.ts';

type Values = RowValues<(typeof dealerRateImport)['columns']>;

/** A blank rate and one of 0 count as no rate. */
const given = (rate: string | null): string | null => (rate === null || Number(rate) === 0 ? null : rate);
const ratesOf = ({ rate_regular: regular, rate_ro: repeat }: Values): DealerRateValues => ({
  rateRegular: given(regular),
  rateRepeat: given(repeat),
});
const columnOf: Readonly<Record<string, string>> = {
  dealerId: 'dealer_code',
  rateRegular: 'rate_regular',
  rateRepeat: 'rate_ro',
};
const columns = ['rateRegular', 'rateRepeat'] as const;

/** What is wrong with the rates of a row by themselves. */
function ownFaults({ rateRegular, rateRepeat }: DealerRateValues, bounds: { minimum: string; maximum: string }) {
  const faults: RowFault[] = [];
  if (rateRegular === null && rateRepeat === null)
    faults.push({ column: 'rate_regular', code: 'REQUIRED', from: ['rate_ro'] });
  if (rateRegular !== null && rateRepeat !== null && Number(rateRepeat) > Number(rateRegular))
    faults.push({ column: 'rate_ro', code: 'RATE_RO_ABOVE_REGULAR', from: ['rate_regular'] });
  for (const name of columns) {
    const rate = { rateRegular, rateRepeat }[name];
    if (rate !== null && Number(rate) > Number(bounds.maximum))
      faults.push({ column: columnOf[name]!, code: 'RATE_OUT_OF_BOUNDS', parameters: { ...bounds } });
  }
  return faults;
}

/** Import of rates of dealers, for all groups and brands. */
export const dealerRateFile = (app: Application, registered: RegisteredResource) =>
  dealerFileHandler<Values>(app, registered, {
    definition: dealerRateImport,
    agreed: (values) => ({ ...ratesOf(values), productGroupId: null, brand: null, quotaContracts: null }),
    stored: (row) => ({
      rate_regular: row['rateRegular'] as string | null,
      rate_ro: row['rateRepeat'] as string | null,
    }),
    overrides: (values) =>
      rateOverrides({
        productGroupId: null,
        tenorFrom: values.tenor_from,
        tenorTo: values.tenor_to,
        ...ratesOf(values),
      }),
    async judge(db, rows, { now }) {
      const [line] = rows.map(({ dealer }) => dealer.line);
      if (!line) return [];
      const today = jakartaDay(now);
      const compared = await branchRates(
        db,
        rows.map(({ dealer, terms }) => ({ ...comparedTerms(dealer, terms), groupId: null })),
      );
      const ids = rows.map(({ dealer }) => dealer.id);
      const ownFees = await dealersWith(db, 'dealer_admin_fee', ids, today);
      const judged = rows.map(({ dealer, terms, values }, at) => ({
        dealer,
        terms,
        groupId: null,
        rates: ratesOf(values),
        branch: compared[at] ?? null,
      }));
      const warnings = await warningsOfRates(app, db, line, judged, { today, ownFees });
      const bounds = await boundsOfGroups(db, line, [null], today);
      return rows.map(({ values }, at) => {
        const rates = ratesOf(values);
        return {
          errors: [
            ...ownFaults(rates, bounds),
            ...rateErrors(rates, compared[at] ?? null).map(({ field, code, parameters }) => ({
              column: columnOf[field]!,
              code,
              from: [...onTerms, 'rate_regular', 'rate_ro'],
              ...(parameters ? { parameters: parameters as Readonly<Record<string, number>> } : {}),
            })),
          ],
          warnings: warnings[at]!.map(({ code, parameters }) => ({
            column: rates.rateRegular === null ? 'rate_ro' : 'rate_regular',
            code,
            from: [...onTerms, 'rate_regular', 'rate_ro'],
            ...(parameters ? { parameters } : {}),
          })),
        };
      });
    },
  });
