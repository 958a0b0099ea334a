import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seededPackage, seedWordings } from '../insurance/seed-rows.ts';

const module = 'master-insurance-nmc';
/** Which of them ends soon; the one after it has ended. */
const ending = 4;
const kinds = [
  ['TLO', 'TLO'],
  ['COMPREHENSIVE', 'Komprehensif'],
  ['COMBINED', 'Kombinasi'],
] as const;
const count = 6;

export const insuranceNmcCode = (k: number): string => `AKN${String(k + 1).padStart(3, '0')}`;
export const insuranceNmcId = (k: number): string => seedId(module, insuranceNmcCode(k));

/** Six packages of vehicles of invented insurers (docs/model/products.md#insurance-packages). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const { date } = options;
    const rows = Array.from({ length: count }, (_, k) => {
      const [coverage, name] = kinds[k % kinds.length]!;
      return {
        ...seededPackage({ id: insuranceNmcId(k), code: insuranceNmcCode(k), date }, k, { ending, tariffed: 2 }),
        coverage,
        package_name: `Kendaraan ${name} ${k < kinds.length ? 'Utama' : 'Plus'}`,
        extensions: JSON.stringify([
          { extension: 'BANJIR', ratePct: '0.0750' },
          { extension: 'KECELAKAAN_DIRI', ratePct: '0.1000' },
        ]),
        workshops: ['Bengkel Maju', 'Bengkel Sejahtera'].slice(k % 2),
        areas: k === 1 ? ['2'] : ['1', '2', '3'],
      };
    });
    await tx
      .insertInto('insurance_package_nmc')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await seedWordings(tx, options, module, rows);
    await sql`analyze insurance_package_nmc`.execute(tx);
  },
};
