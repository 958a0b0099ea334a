import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/** Code, name, channel, default card type, home, pick-up, digital (docs/model/cards.md#card-sources). */
const sources = [
  ['CMA', 'Aplikasi pelanggan Android', 'APP', 'REG', true, true, true],
  ['CMS', 'Konter cabang', 'COUNTER', 'REG', true, true, true],
  ['FIFADA', 'FIFADA', 'APP', 'REG', true, true, true],
  ['FIONA', 'FIONA', 'APP', 'REG', false, true, true],
  ['FMC', 'Kartu anggota konter', 'COUNTER', 'REG', true, true, false],
  ['PWA Browser', 'PWA Browser', 'PWA', 'REG', true, true, true],
  ['ISS', 'Impor sistem lama', 'IMPORT', 'REG', true, true, false],
  ['FIFADA_TRANSACTION', 'Transaksi FIFADA', 'APP', 'REG', true, true, true],
  ['FIFADA_ACTIVATION', 'Aktivasi FIFADA', 'APP', 'REG', true, true, true],
  ['FM_SALES_SPEKTRA', 'Tenaga penjual SPEKTRA', 'PARTNER', 'REG', true, true, true],
  ['FM_SALES_UFI', 'Tenaga penjual UFI', 'PARTNER', 'SYR', true, true, true],
  ['WEB_TRANSACTION', 'Transaksi situs web', 'PARTNER', 'REG', true, true, true],
  ['B2B_NMC', 'B2B NMC', 'PARTNER', 'REG', false, true, true],
  ['EFORM_TRANSACTION', 'Formulir elektronik', 'PARTNER', 'REG', true, true, true],
] as const;

/** Id of a seeded source. */
export const cardSourceId = (code: string): string => seedId('card-sources', code);

export const seed: Seed = {
  name: 'card-sources',
  async run(tx, { date }) {
    const rows = sources.map(([code, name, channel, type, allow_home, allow_pickup, allow_digital]) => ({
      code,
      name,
      channel,
      default_card_type_id: seedId('card-types', type),
      required_steps: ['all'],
      allow_home,
      allow_pickup,
      allow_digital,
      is_seeded: true,
    }));
    await tx
      .insertInto('card_source')
      .values(masterRows('card-sources', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
