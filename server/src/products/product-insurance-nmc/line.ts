import { percentWords } from '@console/contracts/core/percent-words';
import { text, type Text } from '@console/contracts/core/text';
import { vehicleCoverages } from '@console/contracts/products/master-insurance-nmc';
import { vehiclePremium, type VehicleRate } from '@console/instalments';
import { sql } from 'kysely';
import { vehicleGroupsOnlyInSets } from '../covered.ts';
import { instalmentWith } from '../insurance/example.ts';
import type { SetLine, SetRow } from '../insurance/set-line.ts';

/** A row of a set of tariffs of vehicles. */
export interface VehicleRow extends SetRow {
  readonly coverage: 'TLO' | 'COMPREHENSIVE';
  readonly area: string;
  readonly policy_year: number;
  readonly rate_pct: string;
  readonly depreciation_pct: string;
}

/** Tenor of the example that rows are compared by. */
const exampleTenor = 36;
const year = 12;

/** The rate of a row, as the calculation reads it. */
export const rateOf = (row: VehicleRow): VehicleRate => ({
  year: row.policy_year,
  coverage: row.coverage,
  rate: row.rate_pct,
  depreciation: row.depreciation_pct,
});

const titleOf = (coverage: string) => vehicleCoverages.find(({ value }) => value === coverage)!.title;

const timesShare = (rate: Text, share: Text): Text => text(`${rate.id} × ${share.id}`, `${rate.en} × ${share.en}`);

/** The premium of the year of a row, as if it were the first, paid at signing. */
const planOf = (row: VehicleRow, price: number) =>
  vehiclePremium({
    price,
    tenor: year,
    coverage: row.coverage,
    payment: 'S',
    rates: [{ ...rateOf(row), year: 1 }],
  });
const uninsured = { payment: 'S', total: 0, years: [], monthly: 0 } as const;

/** Sets of tariffs of vehicles: by coverage, area and year of the policy. */
export const vehicleLine: SetLine<VehicleRow> = {
  module: 'product-insurance-nmc',
  table: 'insurance_tariff_nmc',
  packages: 'insurance_package_nmc',
  key: ['coverage', 'area', 'policy_year'],
  covers: 'coverage',
  more: sql`p.insurer_name`,
  joins: sql``,
  isSame: (one, other) =>
    one.coverage === other.coverage && one.area === other.area && one.policy_year === other.policy_year,
  shown: (row) => ({
    group: text(`${titleOf(row.coverage).id} · Wilayah ${row.area}`, `${titleOf(row.coverage).en} · Area ${row.area}`),
    column: text(`Tahun ${row.policy_year}`, `Year ${row.policy_year}`),
    tariff: timesShare(percentWords(row.rate_pct), percentWords(row.depreciation_pct)),
  }),
  premium: (row, price) => planOf(row, price)?.total ?? 0,
  instalment: (_row, price, tariff) =>
    instalmentWith('NMC', { price, tenor: exampleTenor }, planOf(tariff, price) ?? uninsured),
  onlyIn: vehicleGroupsOnlyInSets,
};
