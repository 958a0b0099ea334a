import type { LobParameters } from '@console/contracts/products/master-lob';
import { usualMethod } from '@console/contracts/core/rate-sheets';
import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

interface SeededLob {
  readonly code: string;
  readonly line: 'SPEKTRA' | 'NMC' | 'UFI';
  readonly name: string;
  readonly description: string;
  readonly tenors: readonly [from: number, to: number];
  readonly dp: string;
  readonly prices: readonly [from: number, to: number];
  readonly ltv?: string;
  readonly coverages?: LobParameters['insuranceCoverages'];
}

const seeded: readonly SeededLob[] = [
  {
    code: 'ELK',
    line: 'SPEKTRA',
    name: 'Elektronik',
    description: 'Televisi, kulkas, mesin cuci, AC dan audio.',
    tenors: [3, 24],
    dp: '0.0000',
    prices: [500_000, 50_000_000],
  },
  {
    code: 'GDG',
    line: 'SPEKTRA',
    name: 'Gadget',
    description: 'Ponsel, laptop dan aksesorisnya.',
    tenors: [3, 24],
    dp: '10.0000',
    prices: [500_000, 40_000_000],
    coverages: ['PROTEKSI_GADGET'],
  },
  {
    code: 'PRT',
    line: 'SPEKTRA',
    name: 'Perabot dan Peralatan',
    description: 'Perabot rumah dan peralatan dapur.',
    tenors: [3, 24],
    dp: '5.0000',
    prices: [500_000, 50_000_000],
  },
  {
    code: 'JSA',
    line: 'SPEKTRA',
    name: 'Jasa',
    description: 'Kursus dan layanan kesehatan.',
    tenors: [3, 24],
    dp: '0.0000',
    prices: [500_000, 25_000_000],
  },
  {
    code: 'MTR',
    line: 'NMC',
    name: 'Motor Baru',
    description: 'Sepeda motor baru.',
    tenors: [11, 48],
    dp: '10.0000',
    prices: [10_000_000, 100_000_000],
    coverages: ['TLO', 'COMBINED'],
  },
  {
    code: 'MBK',
    line: 'UFI',
    name: 'Motor Bekas',
    description: 'Pembelian sepeda motor bekas.',
    tenors: [6, 36],
    dp: '0.0000',
    prices: [3_000_000, 40_000_000],
    ltv: '80.0000',
  },
  {
    code: 'MGN',
    line: 'UFI',
    name: 'Multiguna Motor',
    description: 'Dana tunai dengan jaminan sepeda motor.',
    tenors: [6, 36],
    dp: '0.0000',
    prices: [2_000_000, 30_000_000],
    ltv: '70.0000',
  },
  {
    code: 'MGM',
    line: 'UFI',
    name: 'Multiguna Mobil',
    description: 'Dana tunai dengan jaminan mobil.',
    tenors: [6, 36],
    dp: '0.0000',
    prices: [10_000_000, 300_000_000],
    ltv: '60.0000',
  },
];

/** Id of a seeded line of business by its code. */
export const lobId = (code: string): string => seedId('master-lob', code);

const parametersOf = ({ line, tenors: [from, to], dp, prices, ltv, coverages }: SeededLob): LobParameters => ({
  rateMethod: usualMethod[line],
  roundingStep: '1000',
  firstInstalment: 'ADDB',
  tenors: Array.from({ length: to - from + 1 }, (_, at) => String(from + at)),
  dpMinPct: dp,
  priceMin: prices[0],
  priceMax: prices[1],
  maxLtvPct: ltv ?? null,
  insuranceRequired: coverages !== undefined,
  insuranceCoverages: coverages ?? null,
});

/** The first day of the month half a year before the seed date. */
function halfYearBefore(date: Date): string {
  const [year = 0, month = 0] = toWireInstant(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 7, 1)).toISOString().slice(0, 10);
}

/** The eight lines of business (docs/model/products.md#lines-of-business). */
export const seed: Seed = {
  name: 'master-lob',
  async run(tx, { date }) {
    const from = halfYearBefore(date);
    const rows = seeded.map((lob, k) => {
      const parameters = parametersOf(lob);
      return {
        id: lobId(lob.code),
        created_by: 'SYSTEM',
        created_at: date,
        updated_by: 'SYSTEM',
        updated_at: date,
        lob_code: lob.code,
        business_line: lob.line,
        name: lob.name,
        display_name: lob.name,
        description: lob.description,
        sequence: k + 1,
        published: true,
        rate_method: parameters.rateMethod,
        rounding_step: parameters.roundingStep,
        first_instalment: parameters.firstInstalment,
        tenors: parameters.tenors,
        dp_min_pct: parameters.dpMinPct,
        price_min: parameters.priceMin,
        price_max: parameters.priceMax,
        max_ltv_pct: parameters.maxLtvPct,
        insurance_required: parameters.insuranceRequired,
        insurance_coverages: parameters.insuranceCoverages,
        parameters_from: from,
        core_code: lob.code,
        last_synced_at: date,
        core_hash: null,
        core_run: null,
      };
    });
    await tx
      .insertInto('line_of_business')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await tx
      .insertInto('line_of_business_period')
      .values(
        seeded.map((lob) => ({
          lob_id: lobId(lob.code),
          effective_from: from,
          parameters: JSON.stringify(parametersOf(lob)),
        })),
      )
      .onConflict((conflict) => conflict.columns(['lob_id', 'effective_from']).doNothing())
      .execute();
    await sql`analyze line_of_business`.execute(tx);
  },
};
