import { sql } from 'kysely';
import type { Seed } from '../../../platform/database/seed.ts';
import { protectedText } from '../../../platform/protected-text/protected-text.ts';
import { seededMembers } from '../seed-members.ts';
import { memberId } from '../seed.ts';

const streets = [
  'Jl. Melati',
  'Jl. Kenanga',
  'Jl. Merdeka',
  'Jl. Sudirman',
  'Jl. Diponegoro',
  'Gg. Mawar',
  'Jl. Pahlawan',
  'Jl. Anggrek',
];
const three = (value: number) => String(value).padStart(3, '0');

/** Domicile of member i of the seed; that of member 264 is too short for a courier. */
export const seedAddress = (i: number): string =>
  i === 264
    ? 'Jl. B 4'
    : `${streets[i % streets.length]} No. ${1 + (i % 97)}, RT ${three(1 + (i % 12))}/RW ${three(1 + (i % 9))}`;

/** Addresses of the seeded members. */
export const seed: Seed = {
  name: 'member-address',
  async run(tx, { dataKey }) {
    const texts = protectedText(dataKey);
    const rows = Array.from({ length: seededMembers }, (_, index) => ({
      id: memberId(index + 1),
      address: texts.encrypt(seedAddress(index + 1)),
    }));
    await sql`update member m set address_encrypted = r.address
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, address text) where m.id = r.id`.execute(tx);
  },
};
