import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/** Code, name, loss report required, fee charged, expiry kept, approval required (docs/model/cards.md#reasons). */
const reasons = [
  ['LOST', 'Kartu hilang', true, true, false, false],
  ['DAMAGED', 'Kartu rusak', false, true, true, false],
  ['MISUSE', 'Dugaan penyalahgunaan', false, false, false, true],
  ['UPGRADE', 'Naik jenis kartu', false, false, false, false],
  ['NAME_CHANGE', 'Perubahan nama', false, false, false, false],
  ['EXPIRED', 'Masa berlaku habis', false, false, false, false],
  ['SYSTEM', 'Koreksi data', false, false, false, true],
] as const;

export const seed: Seed = {
  name: 'card-reset-reason',
  async run(tx, { date }) {
    const rows = reasons.map(([code, name, loss_required, fee_charged, keep_expiry, approval_required]) => ({
      code,
      name,
      loss_required,
      fee_charged,
      keep_expiry,
      approval_required,
    }));
    await tx
      .insertInto('card_reset_reason')
      .values(masterRows('card-reset-reason', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
