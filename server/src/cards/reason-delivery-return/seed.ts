import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/**
 * Code, name, destination of the delivery, can be sent again, address needs correction (docs/model/cards.md#reasons).
 */
const reasons = [
  ['MOVED', 'Pindah alamat', ['CUSTOMER'], false, true],
  ['UNKNOWN', 'Penerima tidak dikenal', ['CUSTOMER'], false, true],
  ['CLOSED', 'Rumah kosong', ['CUSTOMER'], true, false],
  ['REFUSED', 'Ditolak penerima', ['CUSTOMER'], false, false],
  ['BAD_ADDRESS', 'Alamat tidak lengkap', ['CUSTOMER'], false, true],
  ['DECEASED', 'Meninggal dunia', ['CUSTOMER'], false, false],
  ['OFFICE_CLOSED', 'Kantor tutup', ['OFFICE'], false, false],
  ['DAMAGED_PARCEL', 'Paket rusak', ['OFFICE'], false, false],
] as const;

export const seed: Seed = {
  name: 'reason-delivery-return',
  async run(tx, { date }) {
    const rows = reasons.map(([code, name, applies_to, redeliverable, address_fix_required]) => ({
      code,
      name,
      applies_to: [...applies_to],
      courier_code: null,
      redeliverable,
      address_fix_required,
    }));
    await tx
      .insertInto('delivery_return_reason')
      .values(masterRows('reason-delivery-return', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
