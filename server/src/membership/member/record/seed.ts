import { sql } from 'kysely';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { protectedText, type ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../../records/resource/phase.ts';
import { protectedColumns } from '../../../records/resource/protected-fields.ts';
import { memberStatusOf, seededMembers } from '../seed-members.ts';
import { memberId } from '../seed.ts';
import { seedRecord } from './seed-records.ts';

const dayMs = 86_400_000;

/** The columns of member i. */
function columnsOf(i: number, texts: ProtectedText, date: Date) {
  const { spouse, job, emergency, ...known } = seedRecord(i, date);
  const { emergency_phone_encrypted, emergency_phone_hash } = protectedColumns(texts, {
    emergency_phone: emergency.phone,
  });
  return {
    id: memberId(i),
    birth_place: known.birthPlace,
    marital_status: known.maritalStatus,
    spouse_name: spouse?.name ?? null,
    spouse_nik_encrypted: spouse && texts.encrypt(spouse.nik),
    spouse_phone_encrypted: spouse && texts.encrypt(spouse.phone),
    ktp_address_encrypted: texts.encrypt(known.ktpAddress),
    residence_status: known.residenceStatus,
    residence_since: known.residenceSince,
    occupation: known.occupation,
    employer_name: job?.employer ?? null,
    business_field: job?.field ?? null,
    work_since: job?.since ?? null,
    ...protectedColumns(texts, { npwp: known.npwp }),
    // Those with a history have it since its row.
    database_type_since: jakartaDay(new Date(date.getTime() - (i <= 120 ? 30 + i : i % 90) * dayMs)),
    emergency_name: emergency.name,
    emergency_relation: emergency.relation,
    emergency_phone_encrypted,
    emergency_phone_hash,
    emergency_address_encrypted: texts.encrypt(emergency.address),
    ...(memberStatusOf(i) === 'closed'
      ? {
          closed_at: new Date(date.getTime() - (20 + i) * dayMs).toISOString(),
          close_reason_id: seedId('master-reason-update', 'DORMANT'),
        }
      : {}),
  };
}

/** The rest of the records of the seeded members; their places are those of their zip codes. */
export const seed: Seed = {
  name: 'member-record',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const rows = Array.from({ length: seededMembers }, (_, index) => columnsOf(index + 1, texts, date));
    const names = new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => name !== 'id'));
    await sql`update member m set
        ${sql.join([...names].map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`))},
        email_verified_at = case when m.email_hash is not null then m.joined_at end
      from jsonb_populate_recordset(null::member, ${JSON.stringify(rows)}::jsonb) r where m.id = r.id`.execute(tx);
    await sql`update member m set kelurahan = z.kelurahan, kecamatan = z.kecamatan, city = z.kota,
        province = z.provinsi, ktp_kelurahan = z.kelurahan, ktp_kecamatan = z.kecamatan, ktp_city = z.kota,
        ktp_province = z.provinsi, ktp_zip_code = z.code
      from (select distinct on (code) code, kelurahan, kecamatan, kota, provinsi from zip_code_view
        where deleted_at is null order by code, kelurahan) z where z.code = m.zip_code`.execute(tx);
  },
};
