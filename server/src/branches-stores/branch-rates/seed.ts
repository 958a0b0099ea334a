import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type Insertable } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { BranchRateTable } from './table.ts';

/** Rates in hundredths of a percent, so that sums are exact. */
const rate = (hundredths: number): string => (hundredths / 100).toFixed(4);

type Row = Insertable<BranchRateTable>;

const bandsOf: Readonly<Record<BusinessLine, readonly (readonly [number, number])[]>> = {
  SPEKTRA: [
    [1, 6],
    [7, 12],
    [13, 18],
    [19, 24],
  ],
  NMC: [
    [1, 12],
    [13, 24],
    [25, 36],
    [37, 48],
  ],
  UFI: [[1, 36]],
};

/** The rates of an office in hundredths of a percent: regular, and what a repeat order has less. */
const valueOf: Readonly<Record<BusinessLine, (band: number, k: number, age: number) => readonly [number, number]>> = {
  SPEKTRA: (band, k) => [225 + 10 * band + 5 * (k % 5), 30],
  NMC: (band, k) => [2900 + 50 * band + 25 * (k % 4), 150],
  UFI: (_, k, age) => [3200 + 50 * age + 25 * (k % 4), 200],
};

const ages = ['0-3', '4-7', '8-10'];

/**
 * The seeded rates of all groups of an office for a tenor, in hundredths of a percent: regular, and of repeat orders.
 * @param k place of the office among those of its line
 */
export function seededRate(line: BusinessLine, tenor: number, k: number): readonly [regular: number, repeat: number] {
  const band = Math.max(
    0,
    bandsOf[line].findIndex(([from, to]) => from <= tenor && tenor <= to),
  );
  const [regular, less] = valueOf[line](band, k, 0);
  return [regular, regular - less];
}

interface Of {
  readonly line: BusinessLine;
  readonly code: string;
  readonly k: number;
  readonly date: Date;
}

/** The seeded rate of an office by what it holds for. */
export const seededRateId = (line: BusinessLine, code: string, from: number, group: string | null = null): string =>
  seedId('branch-rate', [line, code, group, from, ...(line === 'UFI' ? ['MOTOR_BEKAS', 0] : [null, null])].join(':'));

/** The rows of one office: all groups, and for SPEKTRA the dearer gadgets. */
function rowsOf({ line, code, k, date }: Of): Row[] {
  const bands = bandsOf[line].map((band, at) => ({ band, at, age: null as number | null }));
  const keyed =
    line === 'UFI'
      ? ages.flatMap((_, age) => ['MOTOR_BEKAS', 'MULTIGUNA'].map((collateral) => ({ ...bands[0]!, age, collateral })))
      : bands.map((each) => ({ ...each, collateral: null }));
  const groups = line === 'SPEKTRA' ? [null, 'GADGET'] : [null];
  return keyed.flatMap(({ band: [from, to], at, age, collateral }) =>
    groups.map((group): Row => {
      const [regular, less] = valueOf[line](at, k, age ?? 0);
      const extra = group ? 15 : 0;
      const own = collateral === null ? {} : { collateral_type: collateral, age_band: ages[age ?? 0]! };
      return {
        ...frameOf(date),
        ...own,
        id: seedId('branch-rate', [line, code, group, from, collateral, age].join(':')),
        branch_id: branchId(line, code),
        product_group_id: group && seedId('product-group', group),
        tenor_from: from,
        tenor_to: to,
        rate_regular: rate(regular + extra),
        rate_repeat: rate(regular + extra - less),
        effective_from: monthFrom(date, -6),
        effective_to: null,
      };
    }),
  );
}

/** Every tenth office has successors from T + 1 month, a tenth of a percent below. */
function withSuccessors(rows: readonly Row[], date: Date): Row[] {
  const start = monthFrom(date, 1);
  const last = new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 10);
  return rows.flatMap((row) => [
    { ...row, effective_to: last },
    {
      ...row,
      id: seedId('branch-rate', `${row.id}:next`),
      supersedes_id: row.id,
      rate_regular: (Number(row.rate_regular) - 0.1).toFixed(4),
      rate_repeat: (Number(row.rate_repeat) - 0.1).toFixed(4),
      effective_from: start,
      effective_to: null,
    },
  ]);
}

async function seedLine(tx: Tx, line: BusinessLine, date: Date): Promise<void> {
  const offices = seedOffices.filter(({ officeCode }) => inLine(officeCode, line));
  const rows = offices.flatMap(({ officeCode: code }, k) => {
    const own = rowsOf({ line, code, k, date });
    return k % 10 === 0 ? withSuccessors(own, date) : own;
  });
  const table = tablesOf[line].rates;
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + 500) as never)
      .execute();
  await sql`analyze ${sql.table(table)}`.execute(tx);
}

/** Rates of the three lines (docs/model/branches-stores.md#rates). */
export const seed: Seed = {
  name: 'branch-rate',
  async run(tx, { date }) {
    for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) await seedLine(tx, line, date);
  },
};
