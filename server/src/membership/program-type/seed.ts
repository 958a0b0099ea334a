import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { databaseTypeId } from '../membership-database-type/seed.ts';

/** Code, name, status, audience, database type of new members (docs/model/membership.md#program-types). */
const programTypes = [
  ['REG', 'Reguler', 'active', 'PUBLIC', 'NEW'],
  ['KRY', 'Karyawan', 'active', 'EMPLOYEE', 'EMP'],
  ['MITRA', 'Mitra usaha', 'active', 'PARTNER', 'NEW'],
  ['SYR', 'Syariah', 'active', 'PUBLIC', 'NEW'],
  ['KLG', 'Keluarga', 'active', 'FAMILY', 'NEW'],
  ['PRA', 'Pra-setuju', 'inactive', 'PUBLIC', 'PRA'],
] as const;

/** Id of a seeded program type, for the seeds that refer to it. */
export const programTypeId = (code: (typeof programTypes)[number][0]): string => seedId('program-type', code);

export const seed: Seed = {
  name: 'program-type',
  async run(tx, { date }) {
    await tx
      .insertInto('program_type')
      .values(
        programTypes.map(([code, name, status, audience, databaseType]) => ({
          id: programTypeId(code),
          code,
          name,
          status,
          audience,
          default_database_type_id: databaseTypeId(databaseType),
          sharia: code === 'SYR',
          required_documents: ['1', '2'],
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
