import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seededPackage, seedWordings } from '../insurance/seed-rows.ts';

const module = 'master-insurance';
/** Which of them ends soon; the one after it has ended. */
const ending = 6;
/** Coverages, with what the package is called. */
const kinds = [
  ['PROTEKSI_GADGET', 'Proteksi Gadget'],
  ['PROTEKSI_ELEKTRONIK', 'Proteksi Elektronik'],
  ['PROTEKSI_PERABOT', 'Proteksi Perabot'],
  ['JIWA_KREDIT', 'Jiwa Kredit'],
] as const;
const count = 8;

export const insuranceCode = (k: number): string => `ASR${String(k + 1).padStart(3, '0')}`;
export const insuranceId = (k: number): string => seedId(module, insuranceCode(k));

/** Eight packages of invented insurers (docs/model/products.md#insurance-packages). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const { date } = options;
    const rows = Array.from({ length: count }, (_, k) => {
      const [coverage, name] = kinds[k % kinds.length]!;
      return {
        ...seededPackage({ id: insuranceId(k), code: insuranceCode(k), date }, k, { ending, tariffed: 0 }),
        coverage,
        package_name: `${name} ${k < kinds.length ? 'Utama' : 'Plus'}`,
      };
    });
    await tx
      .insertInto('insurance_package')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await seedWordings(tx, options, module, rows);
    await sql`analyze insurance_package`.execute(tx);
  },
};
