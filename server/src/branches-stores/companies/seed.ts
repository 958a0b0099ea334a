import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { seedOffices } from '../../people/organisation/offices.ts';

const count = 40;
const types = ['PT', 'CV', 'UD', 'KOPERASI', 'PERORANGAN'] as const;
const words = { PT: 'PT', CV: 'CV', UD: 'UD', KOPERASI: 'Koperasi', PERORANGAN: 'Usaha' } as const;

/** Business code of a seeded company, counted from 0. */
export const companyCode = (k: number): string => `CMP${String(k + 1).padStart(4, '0')}`;

/** Ten companies of each kind of trade, most of them PT: "PT Contoh Makmur 01". */
const typeOf = (k: number) => (k % 8 < 4 ? 'PT' : types[(k % 8) - 3]!);

/** 40 companies (docs/model/branches-stores.md#companies). */
export const seed: Seed = {
  name: 'companies',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const rows = Array.from({ length: count }, (_, k) => {
      const city = seedOffices[(k * 7) % seedOffices.length]?.name ?? 'Jakarta Pusat';
      const npwp = `0${String(1_000_001 + k * 137).padStart(7, '0')}0${String(4_013_000 + k).padStart(7, '0')}`;
      const type = typeOf(k);
      return {
        id: seedId('companies', companyCode(k)),
        created_by: 'SYSTEM',
        created_at: date,
        updated_by: 'SYSTEM',
        updated_at: date,
        company_code: companyCode(k),
        legal_name: `${words[type]} Contoh Makmur ${String(k + 1).padStart(2, '0')}`,
        ...protectedColumns(texts, { npwp }),
        nib: String(9_120_000_000_001 + k * 1_009),
        entity_type: type,
        role: k % 5 === 4 ? ['OWNER', 'EMPLOYER'] : k % 5 === 3 ? ['EMPLOYER'] : ['OWNER'],
        address: `Jalan Merdeka No. ${k + 1}, ${city}`,
        city,
        contact_name: personName(200 + k),
        contact_phone: `021${5_550_200 + k}`,
        core_code: companyCode(k),
        last_synced_at: date,
        core_hash: null,
        core_run: null,
      };
    });
    await tx
      .insertInto('company')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`analyze company`.execute(tx);
  },
};
