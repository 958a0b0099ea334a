import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { companyCode } from '../companies/seed.ts';
import { frameOf } from '../seed-days.ts';
import { documentSeeder } from './seed-documents.ts';
import { seededNumbers, zipCodesOf, type SeededState } from './seed-parts.ts';
import type { OutletTable } from './table.ts';

type DealerLine = 'NMC' | 'UFI';
const ofEachOffice = 2;
const kinds = {
  NMC: ['AUTHORISED', 'SUB_DEALER', 'MULTI_BRAND'],
  UFI: ['SHOWROOM', 'AGEN', 'PERORANGAN'],
} as const;
/** Brands of the seeded products of each line. */
const brands = { NMC: ['Elang', 'Kancil', 'Banteng', 'Cendrawasih'], UFI: ['Elang', 'Kancil', 'Banteng'] } as const;

/** Business code of a seeded dealer, counted from 0. */
export const dealerCode = (line: DealerLine, k: number): string => String((line === 'NMC' ? 200_001 : 300_001) + k);
const idOfCode = (line: DealerLine, code: string): string => seedId('outlet', `${line}:${code}`);
export const dealerId = (line: DealerLine, k: number): string => idOfCode(line, dealerCode(line, k));
export const seededDealerBrands = (line: DealerLine, k: number): string[] => {
  const all = brands[line];
  return k % 3 === 2 ? [all[k % all.length]!, all[(k + 1) % all.length]!] : [all[k % all.length]!];
};

/** Of every 20 dealers one is new, one inactive; a few are closed. */
const statusOf = (k: number): SeededState => {
  if (k % 20 === 7) return 'new';
  if (k % 20 === 13) return 'inactive';
  return k % 60 === 41 ? 'closed' : 'active';
};

/** Dealers of a line, two for each of its offices. */
export function seededDealers(line: DealerLine): { readonly officeCode: string; readonly city: string }[] {
  return seedOffices
    .filter(({ officeCode }) => inLine(officeCode, line))
    .flatMap(({ officeCode, name }) => Array.from({ length: ofEachOffice }, () => ({ officeCode, city: name })));
}

/** The codes of the active dealers of an office. */
export const activeDealerCodesAt = (line: DealerLine, officeCode: string): string[] =>
  seededDealers(line).flatMap((dealer, k) =>
    dealer.officeCode === officeCode && statusOf(k) === 'active' ? [dealerCode(line, k)] : [],
  );

/** The active dealers of an office, by their ids. */
export const activeDealersAt = (line: DealerLine, officeCode: string): string[] =>
  activeDealerCodesAt(line, officeCode).map((code) => idOfCode(line, code));

/** 124 dealers of NMC and 84 of UFI (docs/model/branches-stores.md#dealers). */
export const dealerSeed: Seed = {
  name: 'dealers',
  async run(tx, { date, dataKey, files }) {
    const seedDocuments = await documentSeeder(tx, { files, date });
    const texts = protectedText(dataKey);
    for (const line of ['NMC', 'UFI'] as const) {
      const zipCodes = await zipCodesOf(tx, line);
      const rows = seededDealers(line).map(({ officeCode, city }, k): Insertable<OutletTable> => {
        const sold = seededDealerBrands(line, k);
        const person = personName(300 + k);
        const number = (line === 'NMC' ? 0 : 500) + k;
        return {
          ...frameOf(date),
          id: dealerId(line, k),
          business_line: line,
          code: dealerCode(line, k),
          kind: kinds[line][k % 3]!,
          name: `${line === 'NMC' ? 'Dealer Motor' : 'Mitra Mobil Motor'} ${sold[0]} ${city} ${(k % 2) + 1}`,
          branch_id: branchId(line, officeCode),
          company_id: k % 4 === 0 ? seedId('companies', companyCode(k % 40)) : null,
          // Dealers of two lines at one address would look like one.
          address: `Jalan ${line === 'NMC' ? 'Raya' : 'Niaga'} ${city} No. ${k + 10}`,
          zip_code: zipCodes.get(officeCode) ?? '10110',
          pic_name: person,
          account_name: person,
          ...seededNumbers(texts, number, { hasNpwp: k % 5 !== 4 }),
          account_state: k % 11 === 10 ? 'UNVERIFIED' : 'VERIFIED',
          brands: sold,
          main_brand: sold[0]!,
          financial_scheme_ids:
            line === 'NMC'
              ? [0, 1].map((at) => seedId('financial-scheme-nmc', `FS${String(((k + at) % 12) + 1).padStart(4, '0')}`))
              : null,
          vehicle_types: line === 'UFI' ? (k % 3 === 0 ? ['MOTOR', 'MOBIL'] : ['MOTOR']) : null,
          max_ltv_pct: line === 'UFI' ? `${60 + (k % 4) * 5}.0000` : null,
          disbursement_days: k % 4,
          status: statusOf(k),
        };
      });
      const module = line === 'NMC' ? dealersNmc.module : dealersUfi.module;
      for (const row of rows) Object.assign(row, await seedDocuments(module, row.id!));
      await tx.insertInto('outlet').values(rows).execute();
    }
    const last = Number(dealerCode('UFI', seededDealers('UFI').length - 1));
    await tx.insertInto('dealer_code').values({ business_line: 'UFI', last }).execute();
    await sql`analyze outlet`.execute(tx);
  },
};
