import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type Insertable } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { BranchFeeTable } from './table.ts';

interface SeededFee {
  readonly type: string;
  readonly amounts?: readonly [number, number | null];
  readonly regular: number | string;
  readonly repeat?: number;
  readonly charge?: 'FINANCED' | 'UPFRONT';
}

const feesOf: Readonly<Record<BusinessLine, readonly SeededFee[]>> = {
  SPEKTRA: [
    { type: 'ADMIN', amounts: [0, 4_999_999], regular: 199_000, repeat: 149_000 },
    { type: 'ADMIN', amounts: [5_000_000, null], regular: 249_000, repeat: 199_000 },
  ],
  NMC: [
    { type: 'ADMIN', regular: 1_250_000, repeat: 1_000_000 },
    { type: 'FIDUSIA', regular: 150_000, charge: 'UPFRONT' },
  ],
  UFI: [
    { type: 'ADMIN', regular: 850_000 },
    { type: 'PROVISI', regular: '1.0000', charge: 'UPFRONT' },
  ],
};
const longest = { SPEKTRA: 24, NMC: 48, UFI: 36 } as const;

const rowOf = (line: BusinessLine, code: string, date: Date, fee: SeededFee): Insertable<BranchFeeTable> => {
  const [from, to] = fee.amounts ?? [0, null];
  const isShare = typeof fee.regular === 'string';
  return {
    ...frameOf(date),
    id: seedId('branch-fee', `${line}:${code}:${fee.type}:${from}`),
    branch_id: branchId(line, code),
    fee_type: fee.type,
    tenor_from: 1,
    tenor_to: longest[line],
    amount_from: from,
    amount_to: to,
    value_type: isShare ? 'PERCENT' : 'AMOUNT',
    amount_regular: isShare ? null : Number(fee.regular),
    amount_repeat: fee.repeat ?? null,
    percent_regular: isShare ? String(fee.regular) : null,
    percent_repeat: null,
    charge: fee.charge ?? 'FINANCED',
    effective_from: monthFrom(date, -6),
    effective_to: null,
  };
};

/** Fees of the three lines (docs/model/branches-stores.md#fees). */
export const seed: Seed = {
  name: 'branch-fee',
  async run(tx, { date }) {
    for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
      const rows = seedOffices
        .filter(({ officeCode }) => inLine(officeCode, line))
        .flatMap(({ officeCode }) => feesOf[line].map((fee) => rowOf(line, officeCode, date, fee)));
      await tx.insertInto(tablesOf[line].fees).values(rows).execute();
      await sql`analyze ${sql.table(tablesOf[line].fees)}`.execute(tx);
    }
  },
};
