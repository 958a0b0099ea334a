import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { furtherPlaces, modelPlaces, type SeedPlace } from './seed-places.ts';

const batchSize = 5_000;

async function insert(tx: Tx, places: readonly SeedPlace[], date: Date): Promise<void> {
  const rows = places.map((place) => ({
    id: seedId('zip-code', `${place.code}:${place.kelurahan}:${place.kecamatan}`),
    ...place,
  }));
  await sql`
    insert into zip_code (id, created_by, created_at, updated_by, updated_at, code, kelurahan, kecamatan, kota,
      provinsi, office_code, office_code_nmc, office_code_ufi)
    select id, 'SYSTEM', ${date}, 'SYSTEM', ${date}, code, kelurahan, kecamatan, kota, provinsi, "officeCode",
    "officeCodeNmc", "officeCodeUfi"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r(id uuid, code text, kelurahan text, kecamatan text, kota text, provinsi text, "officeCode" text,
        "officeCodeNmc" text, "officeCodeUfi" text)`.execute(tx);
}

/** The model's 1,240 rows, then as many more as the options request. */
export const seed: Seed = {
  name: 'zip-code',
  async run(tx, { date, zipRows }) {
    await insert(tx, modelPlaces.slice(0, zipRows), date);
    let batch: SeedPlace[] = [];
    for (const place of furtherPlaces(Math.max(0, zipRows - modelPlaces.length))) {
      batch.push(place);
      if (batch.length < batchSize) continue;
      await insert(tx, batch, date);
      batch = [];
    }
    if (batch.length > 0) await insert(tx, batch, date);
    await sql`analyze zip_code`.execute(tx);
  },
};
