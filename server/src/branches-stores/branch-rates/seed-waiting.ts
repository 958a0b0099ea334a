import { branchRates, branchRatesNmc, branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Insertable } from 'kysely';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import { addWaitingChange, seedMaker, type SeedMaker } from '../seed-waiting-change.ts';
import { tablesOf } from '../simulation/tables.ts';
import { seededRateId } from './seed.ts';
import type { BranchRateUfiTable } from './table.ts';

/** Who proposes in a line, and the band that is to become cheaper. */
const lines = {
  SPEKTRA: { resource: branchRates, maker: 'HOBIS01', from: 7 },
  NMC: { resource: branchRatesNmc, maker: 'HOBIS02', from: 13 },
  UFI: { resource: branchRatesUfi, maker: 'HOBIS03', from: 1 },
} as const;
const less = 0.1;

type Stored = Insertable<BranchRateUfiTable>;
/** The values of a rate as a person sends them. */
const wireOf = (line: BusinessLine, row: Stored) => ({
  branchId: row.branch_id,
  productGroupId: row.product_group_id,
  ...(line === 'UFI' ? { collateralType: row.collateral_type, ageBand: row.age_band } : {}),
  tenorFrom: row.tenor_from,
  tenorTo: row.tenor_to,
  rateRegular: row.rate_regular,
  rateRepeat: row.rate_repeat,
  effectiveFrom: row.effective_from,
  effectiveTo: null,
});

async function propose(
  tx: Tx,
  line: BusinessLine,
  code: string,
  maker: SeedMaker,
  options: SeedOptions,
): Promise<void> {
  const { date } = options;
  const { resource, from } = lines[line];
  const table = tablesOf[line].rates;
  const base = await tx
    .selectFrom(table)
    .selectAll()
    .where('id', '=', seededRateId(line, code, from))
    .executeTakeFirstOrThrow();
  const { name } = await tx
    .selectFrom('branch_view')
    .select('name')
    .where('id', '=', base.branch_id)
    .executeTakeFirstOrThrow();
  const lower = (rate: string | null) => rate && (Number(rate) - less).toFixed(4);
  const id = seedId('branch-rate', `${base.id}:waiting`);
  const row = {
    ...base,
    ...frameOf(date),
    id,
    created_by: maker.username,
    updated_by: maker.username,
    rate_regular: lower(base.rate_regular)!,
    rate_repeat: lower(base.rate_repeat),
    effective_from: monthFrom(date, 1),
    effective_to: null,
    approval: 'PENDING',
    supersedes_id: base.id,
  } as const;
  await tx
    .insertInto(table)
    .values(row as never)
    .execute();
  await addWaitingChange(
    tx,
    {
      resource,
      action: 'update',
      recordId: id,
      label: `${code} ${name} ${base.tenor_from}-${base.tenor_to} ${row.effective_from}`,
      changes: [
        { field: 'rateRegular', before: base.rate_regular, after: row.rate_regular },
        { field: 'rateRepeat', before: base.rate_repeat, after: row.rate_repeat },
        { field: 'effectiveFrom', before: base.effective_from, after: row.effective_from },
      ],
      values: wireOf(line, row as never),
      maker,
      reason: 'Rate turun mengikuti pasar bulan depan',
    },
    options,
  );
}

/** Every fifteenth office has a rate that awaits approval, a tenth of a percent below the one in force. */
export const seed: Seed = {
  name: 'branch-rate-waiting',
  async run(tx, options) {
    for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
      const maker = await seedMaker(tx, lines[line].maker);
      const offices = seedOffices.filter(({ officeCode }) => inLine(officeCode, line)).filter((_, k) => k % 15 === 14);
      if (maker) for (const { officeCode } of offices) await propose(tx, line, officeCode, maker, options);
    }
  },
};
