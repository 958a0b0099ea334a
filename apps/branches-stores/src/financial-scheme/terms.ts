import type { SchemeTerms } from '@console/contracts/branches-stores/branch/simulation';
import type { FormValues } from '@console/ui/form';
import { shareOf } from '../branch-lines/simulated.ts';

const rupiah = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const tenor = (value: unknown): number | null => (Number.isInteger(value) && Number(value) >= 1 ? Number(value) : null);

/** The least down payments of NMC by tenor; a band that is not filled in whole is left out. */
const bandsOf = (rows: unknown): NonNullable<SchemeTerms['dpBands']> =>
  (Array.isArray(rows) ? (rows as readonly FormValues[]) : []).flatMap((row) => {
    const [tenorFrom, tenorTo] = [tenor(row['tenorFrom']), tenor(row['tenorTo'])];
    const dpMinPct = shareOf(row['dpMinPct']);
    return tenorFrom !== null && tenorTo !== null && dpMinPct != null ? [{ tenorFrom, tenorTo, dpMinPct }] : [];
  });

/** What a scheme, stored or as typed, says of a contract. */
export const termsOf = (values: FormValues): SchemeTerms => ({
  dpMinPct: values['dpMinPct'] == null ? null : (shareOf(values['dpMinPct']) ?? '0'),
  dpBands: bandsOf(values['dpBands']),
  dpMaxPct: shareOf(values['dpMaxPct']),
  firstInstalment: values['firstInstalment'] as SchemeTerms['firstInstalment'],
  adminCharge: values['adminCharge'] as SchemeTerms['adminCharge'],
  provisiCharge: values['provisiCharge'] as SchemeTerms['provisiCharge'],
  insurance: insuranceOf(values),
  plafondMin: rupiah(values['plafondMin']),
  plafondMax: rupiah(values['plafondMax']),
  customerKind: values['customerKind'] as SchemeTerms['customerKind'],
});

function insuranceOf({ insurancePaymentType, insuranceCharge, coverage }: FormValues): SchemeTerms['insurance'] {
  if (typeof insurancePaymentType !== 'string' || typeof insuranceCharge !== 'string') return null;
  return {
    payment: insurancePaymentType as 'S',
    charge: insuranceCharge as 'FINANCED',
    coverage: (coverage as 'TLO' | null | undefined) ?? null,
  };
}
