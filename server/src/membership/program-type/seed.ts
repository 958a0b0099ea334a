import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import './table.ts';

/** Code, name, status (membership model, /program-type). */
const programTypes = [
  ['REG', 'Reguler', 'active'], ['KRY', 'Karyawan', 'active'], ['MITRA', 'Mitra usaha', 'active'], ['SYR', 'Syariah', 'active'],
  ['KLG', 'Keluarga', 'active'], ['PRA', 'Pra-setuju', 'inactive'],
] as const;

/** Id of a seeded program type, for the seeds that refer to it. */
export const programTypeId = (code: (typeof programTypes)[number][0]): string => seedId('program-type', code);

export const seed: Seed = {
  name: 'program-type',
  async run(tx, { date }) {
    await tx.insertInto('program_type').values(programTypes.map(([code, name, status]) => ({
      id: programTypeId(code), code, name, status, created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date,
    }))).onConflict((conflict) => conflict.column('id').doNothing()).execute();
  },
};
