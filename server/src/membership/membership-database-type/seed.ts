import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { namedRows } from '../../records/masters/seed-rows.ts';

/** Id of a seeded database type, for the seeds that refer to it. */
export const databaseTypeId = (code: (typeof types)[number][0]): string => seedId('membership-database-type', code);

/** Code, name, may order, days, next type, colour, by priority (docs/model/membership.md#database-types). */
const types = [
  ['PRIO', 'Prioritas', true, 365, 'REG', 'success'],
  ['RO', 'Repeat order', true, null, null, 'success'],
  ['EMP', 'Karyawan', true, null, null, 'info'],
  ['REG', 'Reguler', true, null, null, 'info'],
  ['NEW', 'Baru', true, 180, 'REG', 'neutral'],
  ['PRA', 'Pra-setuju', true, 90, 'NEW', 'warning'],
  ['COLD', 'Tidak aktif', true, null, null, 'neutral'],
  ['STOP', 'Stop order', false, null, null, 'error'],
] as const;

export const seed: Seed = {
  name: 'membership-database-type',
  async run(tx, { date }) {
    const rows = types.map(([code, name, can_order, validity_days, next, colour], index) => ({
      code,
      name,
      priority: (index + 1) * 10,
      can_order,
      business_lines: ['SPEKTRA', 'NMC', 'UFI'],
      default_verification_step: code === 'NEW' || code === 'PRA' ? 'all' : 'none',
      validity_days,
      next_type_id: next && databaseTypeId(next),
      colour,
    }));
    await tx
      .insertInto('database_type')
      .values(namedRows('membership-database-type', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
