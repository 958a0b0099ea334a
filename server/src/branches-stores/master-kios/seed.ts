import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { sql } from 'kysely';
import { inactiveInSpektra, seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { middles } from './middles.ts';

const types = ['KIOS', 'POS', 'MOBIL_KELILING'] as const;
const weekday = { from: '08:00', to: '16:00' };
const hours: OpeningHours = [weekday, weekday, weekday, weekday, weekday, { from: '08:00', to: '12:00' }, null];

/** Business code of a seeded kiosk. @param number 1 or 2 */
export const kioskCode = (officeCode: string, number: number): string => `${officeCode}0${number}`;

/** 124 kiosks, two of each office; every third has no hours yet (docs/model/branches-stores.md#kiosks). */
export const seed: Seed = {
  name: 'master-kios',
  async run(tx, { date }) {
    const rows = seedOffices.flatMap(({ officeCode, name, zipPrefix }, office) =>
      [1, 2].map((number) => {
        const k = office * 2 + number - 1;
        const [latitude, longitude] = middles[Math.floor(Number(officeCode) / 1000) - 10] ?? [-6.2, 106.8];
        const isActive = !inactiveInSpektra.has(officeCode);
        const isReady = k % 3 !== 2;
        return {
          id: seedId('master-kios', kioskCode(officeCode, number)),
          created_by: 'SYSTEM',
          created_at: date,
          updated_by: 'SYSTEM',
          updated_at: date,
          kiosk_code: kioskCode(officeCode, number),
          name: `Kios ${name} ${number}`,
          type: types[k % 3 === 0 ? 0 : (k % 2) + 1]!,
          branch_id: branchId('SPEKTRA', officeCode),
          address: `Jalan Pasar No. ${k + 1}, ${name}`,
          zip_code: `${zipPrefix}0${number}`,
          latitude: (latitude + (k % 7) / 100).toFixed(6),
          longitude: (longitude + (k % 5) / 100).toFixed(6),
          pic_npk: null,
          pic_name: null,
          phone: `021${5_551_000 + k}`,
          opening_hours: isReady ? JSON.stringify(hours) : null,
          published: isReady && isActive,
          status: isActive ? ('active' as const) : ('inactive' as const),
          core_code: kioskCode(officeCode, number),
          last_synced_at: date,
          core_hash: null,
          core_run: null,
        };
      }),
    );
    await tx
      .insertInto('kiosk')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze kiosk`.execute(tx);
  },
};
