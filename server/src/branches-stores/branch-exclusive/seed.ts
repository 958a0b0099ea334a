import type { BusinessLine } from '@console/contracts/core/business-lines';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { companyCode } from '../companies/seed.ts';
import { seededRateId } from '../branch-rates/seed.ts';
import { frameOf } from '../seed-days.ts';
import { tablesOf } from '../simulation/tables.ts';

const open = { effectiveFrom: null, effectiveTo: null } as const;

const groupOf = (subjectCode: string) => ({ subjectType: 'MEMBERSHIP_GROUP', subjectCode }) as const;

/** The band whose rate has a sheet, and what a brand and a group or company of the line pay. */
const sheets = {
  SPEKTRA: {
    of: groupOf('PERUSAHAAN1'),
    from: 7,
    name: 'Rinjani',
    brand: '1.9900',
    ofGroup: ['1.7500', '1.5000'],
    fee: 99_000,
  },
  NMC: {
    of: { subjectType: 'COMPANY', subjectCode: companyCode(0) },
    from: 13,
    name: 'Elang',
    brand: '28.0000',
    ofGroup: ['27.0000', '26.0000'],
    fee: 900_000,
  },
  UFI: {
    of: groupOf('KOMUNITAS2'),
    from: 1,
    name: 'Kancil',
    brand: '31.0000',
    ofGroup: ['30.0000', '29.0000'],
    fee: 500_000,
  },
} as const;

const rateLines = ({ of, name, brand, ofGroup: [regular, repeat] }: (typeof sheets)[BusinessLine]) => [
  { subjectType: 'BRAND', subjectCode: name, rateRegular: brand, rateRepeat: null, ...open },
  { ...of, rateRegular: regular, rateRepeat: repeat, ...open },
];
const feeLines = ({ of, fee }: (typeof sheets)[BusinessLine]) => [
  { ...of, amountRegular: fee, amountRepeat: null, percentRegular: null, percentRepeat: null, ...open },
];

/** Sheets of concessions of six offices of each line, those without a successor. */
export const seed: Seed = {
  name: 'branch-exclusive',
  async run(tx, { date }) {
    for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
      const { rateSheets, feeSheets } = tablesOf[line];
      const offices = seedOffices
        .filter(({ officeCode }) => inLine(officeCode, line))
        .filter((_, k) => k % 10 === 3 || (line === 'UFI' && k % 10 === 7))
        .slice(0, 6);
      for (const { officeCode } of offices) {
        const key = line === 'SPEKTRA' ? officeCode : `${line}:${officeCode}`;
        await tx
          .insertInto(rateSheets)
          .values({
            ...frameOf(date),
            id: seedId('branch-rate-exclusive', key),
            base_id: seededRateId(line, officeCode, sheets[line].from),
            lines: JSON.stringify(rateLines(sheets[line])),
          })
          .execute();
        await tx
          .insertInto(feeSheets)
          .values({
            ...frameOf(date),
            id: seedId('branch-fee-exclusive', key),
            base_id: seedId('branch-fee', `${line}:${officeCode}:ADMIN:0`),
            lines: JSON.stringify(feeLines(sheets[line])),
          })
          .execute();
      }
    }
  },
};
