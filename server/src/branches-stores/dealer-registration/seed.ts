import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { dealerCode, dealerId, seededDealerBrands, seededDealers } from '../outlet/dealer-seed.ts';
import { seededNumbers, zipCodesOf } from '../outlet/seed-parts.ts';
import type { DealerRegistrationTable } from './table.ts';

const count = 18;
const waiting = 12;
/** Numbers of registrations follow those of stores and dealers. */
const numberFrom = 2_000;
/** A registration that has the name of a dealer: somebody decides whether they are one. */
export const suspectedRegistration = 2;
const types = ['AUTHORISED', 'SUB_DEALER', 'MULTI_BRAND'] as const;

/** Business code of a seeded registration, counted from 0. */
export const registrationNo = (k: number): string => `REG${String(k + 1).padStart(6, '0')}`;
export const registrationId = (k: number): string => seedId('new-dealer-nmc', registrationNo(k));

/** The dealer that an accepted registration became: one that a second person has not opened yet. */
const acceptedDealer = (k: number): number => (k - waiting) * 20 + 7;

/** Of 18 registrations 12 wait, 3 were accepted, 3 refused (docs/model/branches-stores.md#registrations-of-dealers). */
export const seed: Seed = {
  name: 'dealer-registrations',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const zipCodes = await zipCodesOf(tx, 'NMC');
    const dealers = seededDealers('NMC');
    const nameOf = (of: number) =>
      `Dealer Motor ${seededDealerBrands('NMC', of)[0]} ${dealers[of]!.city} ${(of % 2) + 1}`;
    const rows = Array.from({ length: count }, (_, k): Insertable<DealerRegistrationTable> => {
      const isAccepted = k >= waiting && k < waiting + 3;
      const of = isAccepted ? acceptedDealer(k) : k * 6;
      const { officeCode, city } = dealers[of]!;
      const brands = seededDealerBrands('NMC', of);
      const receivedAt = new Date(date.getTime() - (count - k) * 36 * 3_600_000);
      const person = personName(700 + k);
      const isNamedAlike = isAccepted || k === suspectedRegistration;
      return {
        id: registrationId(k),
        created_by: 'SYSTEM',
        created_at: receivedAt,
        updated_by: 'SYSTEM',
        updated_at: receivedAt,
        registration_no: registrationNo(k),
        dealer_code: isAccepted ? dealerCode('NMC', of) : String(209_001 + k),
        name: isNamedAlike ? nameOf(of) : `Dealer Motor Baru ${brands[0]} ${city} ${k + 1}`,
        city,
        dealer_type: types[k % 3]!,
        brands,
        main_brand: brands[0]!,
        branch_id: branchId('NMC', officeCode),
        company_id: null,
        address: `Jalan Pendaftaran ${city} No. ${k + 10}`,
        zip_code: zipCodes.get(officeCode) ?? '10110',
        pic_name: person,
        account_name: person,
        ...seededNumbers(texts, numberFrom + k, { hasNpwp: k % 4 !== 3 }),
        disbursement_days: k % 4,
        dealer_id: isAccepted ? dealerId('NMC', of) : null,
        state: k < waiting ? 'WAITING' : isAccepted ? 'ACCEPTED' : 'REJECTED',
        decided_by: k < waiting ? null : 'HOBIS01',
        decided_at: k < waiting ? null : new Date(receivedAt.getTime() + 8 * 3_600_000),
        note: k >= waiting && !isAccepted ? 'Data dealer tidak lengkap' : null,
        core_code: registrationNo(k),
        last_synced_at: receivedAt,
        core_hash: null,
        core_run: null,
      };
    });
    await tx.insertInto('dealer_registration').values(rows).execute();
    await sql`analyze dealer_registration`.execute(tx);
  },
};
