import type { HourException } from '@console/contracts/branches-stores/branch-cms';
import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { middles } from '../master-kios/middles.ts';
import { slugOf } from './slugs.ts';

const weekday = { from: '08:00', to: '16:30' };
const hours: OpeningHours = [weekday, weekday, weekday, weekday, weekday, { from: '08:00', to: '12:00' }, null];
const holidaysAfter = (date: Date): readonly HourException[] => [
  { date: `${date.getUTCFullYear()}-12-25`, hours: null, note: 'Hari Raya Natal' },
  { date: `${date.getUTCFullYear() + 1}-01-01`, hours: null, note: 'Tahun Baru Masehi' },
];

/** 62 offices, every 9th of them a draft without address and hours (docs/model/branches-stores.md). */
export const seed: Seed = {
  name: 'branch-cms',
  async run(tx, { date }) {
    const rows = seedOffices.map(({ officeCode, name }, k) => {
      const [latitude, longitude] = middles[Math.floor(Number(officeCode) / 1000) - 10] ?? [-6.2, 106.8];
      const isDraft = k % 9 === 8;
      const displayName = `Kantor ${name}`;
      return {
        id: seedId('branch-cms', officeCode),
        created_by: 'SYSTEM',
        created_at: date,
        updated_by: 'SYSTEM',
        updated_at: date,
        office_code: officeCode,
        display_name: displayName,
        slug: slugOf(displayName),
        public_address: isDraft ? null : `Jalan Ahmad Yani No. ${k + 1}, ${name}`,
        latitude: (latitude + (k % 7) / 100).toFixed(6),
        longitude: (longitude + (k % 5) / 100).toFixed(6),
        public_phone: `021${5_552_000 + k}`,
        whatsapp: k % 4 === 0 ? null : `0812${30_000_000 + k}`,
        opening_hours: isDraft ? null : JSON.stringify(hours),
        hour_exceptions: JSON.stringify(isDraft ? [] : holidaysAfter(date)),
        services: ['PENGAJUAN', 'PEMBAYARAN', ...(inLine(officeCode, 'UFI') ? ['KONSULTASI'] : [])],
        publish_state: isDraft ? 'DRAFT' : 'PUBLISHED',
      };
    });
    await tx
      .insertInto('branch_content')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
