import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/** Code, name, what it extends, maximum days (docs/model/cards.md#reasons). */
const reasons = [
  ['OUT_OF_TOWN', 'Sedang di luar kota', 'PICKUP_DEADLINE', 30],
  ['SICK', 'Sakit', 'PICKUP_DEADLINE', 30],
  ['NO_KTP', 'KTP dalam proses', 'PICKUP_DEADLINE', 60],
  ['HOLIDAY', 'Libur panjang', 'PICKUP_DEADLINE', 14],
  ['ACTIVE_CONTRACT', 'Kontrak masih berjalan', 'CARD_EXPIRY', 365],
  ['CARD_DELAY', 'Kartu baru terlambat', 'CARD_EXPIRY', 180],
] as const;

export const seed: Seed = {
  name: 'reasons-for-extension',
  async run(tx, { date }) {
    const rows = reasons.map(([code, name, applies_to, max_days]) => ({ code, name, applies_to, max_days }));
    await tx
      .insertInto('extension_reason')
      .values(masterRows('reasons-for-extension', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
