import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/** Code, name, kind of loss report, police letter required, free of charge (docs/model/cards.md#reasons). */
const reasons = [
  ['LOST_WALLET', 'Dompet hilang', ['MEMBER'], false, false],
  ['STOLEN', 'Dicuri', ['MEMBER'], true, false],
  ['FIRE', 'Kebakaran', ['MEMBER', 'OFFICE'], false, false],
  ['FLOOD', 'Banjir', ['MEMBER', 'OFFICE'], false, true],
  ['COURIER_LOST', 'Hilang oleh kurir', ['COURIER'], false, false],
  ['SAFE_SHORT', 'Selisih brankas', ['OFFICE'], true, false],
  ['OFFICE_THEFT', 'Pencurian kantor', ['OFFICE'], true, false],
  ['OTHER', 'Lainnya', ['MEMBER', 'OFFICE', 'COURIER'], false, false],
] as const;

export const seed: Seed = {
  name: 'reason-for-loss',
  async run(tx, { date }) {
    const rows = reasons.map(([code, name, applies_to, police_letter_required, fee_exempt]) => ({
      code,
      name,
      applies_to: [...applies_to],
      police_letter_required,
      fee_exempt,
    }));
    await tx
      .insertInto('loss_reason')
      .values(masterRows('reason-for-loss', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
