import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';

/** Code, name, status, audience (docs/model/membership.md#program-types). */
const programTypes = [
  ['REG', 'Reguler', 'active', 'PUBLIC'],
  ['KRY', 'Karyawan', 'active', 'EMPLOYEE'],
  ['MITRA', 'Mitra usaha', 'active', 'PARTNER'],
  ['SYR', 'Syariah', 'active', 'PUBLIC'],
  ['KLG', 'Keluarga', 'active', 'FAMILY'],
  ['PRA', 'Pra-setuju', 'inactive', 'PUBLIC'],
] as const;

/** Id of a seeded program type, for the seeds that refer to it. */
export const programTypeId = (code: (typeof programTypes)[number][0]): string => seedId('program-type', code);

export const seed: Seed = {
  name: 'program-type',
  async run(tx, { date }) {
    await tx
      .insertInto('program_type')
      .values(
        programTypes.map(([code, name, status, audience]) => ({
          id: programTypeId(code),
          code,
          name,
          status,
          audience,
          created_by: 'SYSTEM',
          created_at: date,
          updated_by: 'SYSTEM',
          updated_at: date,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
