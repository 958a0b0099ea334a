import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';

const tenorsTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
const code = (at: number): string => `FS${String(at + 1).padStart(4, '0')}`;

/** The columns of both lines. */
const shared = (module: string, lobCode: string, at: number, date: Date) => ({
  ...frameOf(date),
  id: seedId(module, code(at)),
  scheme_code: code(at),
  description: null,
  lob_id: seedId('master-lob', lobCode),
  product_group_ids: null,
  dp_max_pct: '50.0000',
  first_instalment: at % 4 === 3 ? 'ADDM' : 'ADDB',
  admin_charge: 'BY_FEE',
  provisi_charge: 'BY_FEE',
  insurance_payment_type: (['S', 'Y', 'M'] as const)[at % 3]!,
  insurance_charge: 'FINANCED',
  plafond_min: null,
  plafond_max: null,
  customer_kind: at % 6 === 5 ? 'REPEAT' : 'ALL',
  effective_from: monthFrom(date, -6),
  effective_to: null,
});

const lobs = ['ELK', 'GDG', 'PRT', 'JSA'] as const;

/** Twelve schemes of each line. */
export const seed: Seed = {
  name: 'financial-scheme',
  async run(tx, { date }) {
    const twelve = Array.from({ length: 12 }, (_, at) => at);
    await tx
      .insertInto('financial_scheme')
      .values(
        twelve.map((at) => ({
          ...shared('financial-scheme', lobs[at % 4]!, at, date),
          name: `Skema ${lobs[at % 4]} ${[12, 18, 24][at % 3]} bulan`,
          tenors: tenorsTo(3, [12, 18, 24][at % 3]!),
          dp_min_pct: '10.0000',
        })),
      )
      .execute();
    await tx
      .insertInto('financial_scheme_nmc')
      .values(
        twelve.map((at) => ({
          ...shared('financial-scheme-nmc', 'MTR', at, date),
          name: `Skema motor ${[23, 35, 48][at % 3]} bulan ${Math.floor(at / 3) + 1}`,
          tenors: tenorsTo(11, [23, 35, 48][at % 3]!),
          coverage: (['TLO', 'COMPREHENSIVE', 'COMBINED'] as const)[at % 3]!,
          brands: [],
          dp_bands: JSON.stringify([
            { tenorFrom: 11, tenorTo: 23, dpMinPct: '15.0000' },
            { tenorFrom: 24, tenorTo: 48, dpMinPct: '20.0000' },
          ]),
        })),
      )
      .execute();
  },
};
