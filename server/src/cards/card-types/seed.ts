import { programTypeId } from '../../membership/index.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';

/**
 * Code, number code, name, tier, sharia, supplementary, validity in months, fees in rupiah, programs
 * (docs/model/cards.md#card-types).
 */
const cardTypes = [
  ['REG', '01', 'Reguler', 1, false, false, 60, 25_000, 15_000, ['REG', 'MITRA', 'PRA']],
  ['GOLD', '02', 'Gold', 2, false, false, 60, 35_000, 15_000, ['REG', 'MITRA']],
  ['PLAT', '03', 'Platinum', 3, false, false, 60, 50_000, 15_000, ['REG']],
  ['SYR', '04', 'Syariah', 4, true, false, 60, 25_000, 15_000, ['SYR']],
  ['KRY', '05', 'Karyawan', 5, false, false, 36, 0, 0, ['KRY']],
  ['KLG', '06', 'Keluarga', 6, false, true, 36, 25_000, 15_000, ['KLG']],
] as const;

export const seed: Seed = {
  name: 'card-types',
  async run(tx, { date }) {
    const rows = cardTypes.map(
      (
        [
          code,
          number_code,
          name,
          tier,
          sharia,
          supplementary,
          validity_months,
          replacement_fee,
          ecard_print_fee,
          programs,
        ],
        index,
      ) => ({
        id: seedId('card-types', code),
        code,
        number_code,
        name,
        tier,
        sharia,
        supplementary,
        validity_months,
        replacement_fee,
        ecard_print_fee,
        physical: true,
        digital: true,
        program_type_ids: programs.map(programTypeId),
        sort_order: (index + 1) * 10,
        created_by: 'SYSTEM',
        created_at: date,
        updated_by: 'SYSTEM',
        updated_at: date,
      }),
    );
    await tx
      .insertInto('card_type')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
