import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { dealerId, seededDealers } from '../outlet/dealer-seed.ts';
import { frameOf } from '../seed-days.ts';
import type { MediatorTable } from './table.ts';

const count = 62;
const banks = ['014', '008', '009', '002', '451'] as const;
/** A mediator whose phone the seeded blacklist has, switched off. */
export const blacklistedMediator = 5;
const barredPhone = '081299000001';

/** Business code of a seeded mediator, counted from 0. */
export const mediatorCode = (k: number): string => `MED${String(k + 1).padStart(5, '0')}`;
export const mediatorId = (k: number): string => seedId('mediator', mediatorCode(k));

/** 62 mediators; every third of a dealer, every seventh paid by percent (docs/model/branches-stores.md#mediators). */
export const seed: Seed = {
  name: 'mediators',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const dealers = seededDealers('UFI');
    const rows = Array.from({ length: count }, (_, k): Insertable<MediatorTable> => {
      const of = (k * 2) % dealers.length;
      const person = personName(900 + k);
      const isByPercent = k % 7 === 6;
      return {
        ...frameOf(date),
        id: mediatorId(k),
        mediator_code: mediatorCode(k),
        name: person,
        branch_id: branchId('UFI', dealers[of]!.officeCode),
        dealer_id: k % 3 === 0 ? dealerId('UFI', of) : null,
        bank_code: banks[k % banks.length]!,
        account_name: person,
        ...protectedColumns(texts, {
          phone: k === blacklistedMediator ? barredPhone : `0815${String(20_000_000 + k * 7_919)}`,
          nik: `317402${String((k % 28) + 1).padStart(2, '0')}${String((k % 12) + 1).padStart(2, '0')}${
            70 + (k % 25)
          }${String(k + 1).padStart(4, '0')}`,
          account_no: String(7_300_000_001 + k * 1_013),
        }),
        ...protectedColumns(texts, {
          npwp: k % 4 === 3 ? null : `0${String(3_000_001 + k * 131).padStart(7, '0')}0${5_113_000 + k}`,
        }),
        fee_type: isByPercent ? 'PERCENT' : 'PER_CONTRACT',
        fee_amount: isByPercent ? null : 150_000 + (k % 5) * 25_000,
        fee_percent: isByPercent ? '1.5000' : null,
        status: k === blacklistedMediator || k % 16 === 9 ? 'inactive' : 'active',
        core_code: mediatorCode(k),
        last_synced_at: date,
        core_hash: null,
        core_run: null,
      };
    });
    await tx.insertInto('mediator').values(rows).execute();
    await sql`analyze mediator`.execute(tx);
  },
};
