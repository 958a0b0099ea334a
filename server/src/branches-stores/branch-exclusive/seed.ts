import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import { seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { frameOf } from '../seed-days.ts';

const { SPEKTRA } = branchLines;
const open = { effectiveFrom: null, effectiveTo: null } as const;
const rateLines = [
  { subjectType: 'BRAND', subjectCode: 'LUMINA', rateRegular: '1.9900', rateRepeat: null, ...open },
  { subjectType: 'MEMBERSHIP_GROUP', subjectCode: 'PERUSAHAAN1', rateRegular: '1.7500', rateRepeat: '1.5000', ...open },
];
const feeLines = [
  {
    subjectType: 'MEMBERSHIP_GROUP',
    subjectCode: 'PERUSAHAAN1',
    amountRegular: 99_000,
    amountRepeat: null,
    percentRegular: null,
    percentRepeat: null,
    ...open,
  },
];

/** Sheets of concessions of six offices of SPEKTRA, those without a successor. */
export const seed: Seed = {
  name: 'branch-exclusive',
  async run(tx, { date }) {
    const offices = seedOffices.filter((_, k) => k % 10 === 3).slice(0, 6);
    for (const { officeCode } of offices) {
      const base = [SPEKTRA.line, officeCode, null, 7, null, null].join(':');
      await tx
        .insertInto('branch_rate_exclusive')
        .values({
          ...frameOf(date),
          id: seedId('branch-rate-exclusive', officeCode),
          base_id: seedId('branch-rate', base),
          lines: JSON.stringify(rateLines),
        })
        .execute();
      await tx
        .insertInto('branch_fee_exclusive')
        .values({
          ...frameOf(date),
          id: seedId('branch-fee-exclusive', officeCode),
          base_id: seedId('branch-fee', `SPEKTRA:${officeCode}:ADMIN:0`),
          lines: JSON.stringify(feeLines),
        })
        .execute();
    }
  },
};
