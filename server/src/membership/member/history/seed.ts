import { sql } from 'kysely';
import { branchId } from '../../../people/organisation/seed.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { protectedText } from '../../../platform/protected-text/protected-text.ts';
import { databaseTypeId } from '../../membership-database-type/seed.ts';
import { officeOf, seedMember, seededMembers, seedOfficeCodes } from '../seed-members.ts';
import { memberId } from '../seed.ts';

const dayMs = 86_400_000;
const remarks = [
  'Kartu diserahkan bersama surat tugas',
  'Nasabah minta dihubungi setelah pukul 16.00',
  'Alamat sulit ditemukan, hubungi dahulu',
  'Penugasan SAO dipindahkan ke cabang domisili',
] as const;

const every = (chosen: (i: number) => boolean, most: number): readonly number[] =>
  Array.from({ length: seededMembers }, (_, index) => index + 1)
    .filter(chosen)
    .slice(0, most);

/** 40 phones, 25 e-mail addresses, 15 branches, 120 database types, 20 remarks; each ends with what is in force. */
export const seed: Seed = {
  name: 'member-history',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const before = (days: number) => new Date(date.getTime() - days * dayMs);
    const frame = (kind: string, i: number, by: string, at: Date) => ({
      id: seedId(`member-${kind}-history`, String(i)),
      member_id: memberId(i),
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
    });
    const officer = (i: number) => `SAO${seedMember(i).officeCode}`;
    await tx
      .insertInto('member_phone_history')
      .values(
        every((i) => i % 8 === 0, 40).map((i) => {
          const at = before(40 + i);
          const by = i % 24 === 0 ? null : officer(i);
          return {
            ...frame('phone', i, by ?? 'SYSTEM', at),
            phone_old_encrypted: texts.encrypt(`0813${20_000_000 + 1_009 * i}`),
            phone_new_encrypted: texts.encrypt(seedMember(i).phone),
            cs_id: by,
            register_date: at,
            source: seedMember(i).source,
            selfie_file_id: null,
          };
        }),
      )
      .execute();
    await tx
      .insertInto('member_email_history')
      .values(
        every((i) => i % 11 === 0 && i % 7 !== 0, 25).map((i) => {
          const at = before(20 + i);
          const { email } = seedMember(i);
          // Every third is not verified yet.
          const waits = i % 33 === 0;
          return {
            ...frame('email', i, officer(i), at),
            email_old_encrypted: texts.encrypt(`lama${i}@contoh.id`),
            email_new_encrypted: texts.encrypt(email ?? ''),
            register_date: at,
            verification_date: waits ? null : new Date(at.getTime() + 3_600_000),
          };
        }),
      )
      .execute();
    await sql`update member m set email_verified_at = null from member_email_history h
      where h.member_id = m.id and h.verification_date is null`.execute(tx);
    await tx
      .insertInto('member_branch_history')
      .values(
        every((i) => i % 21 === 0, 15).map((i) => {
          const at = before(60 + i);
          const code = seedOfficeCodes[officeOf(i) % 12] as string;
          return {
            ...frame('branch', i, officer(i), at),
            branch_old: branchId('SPEKTRA', code),
            branch_new: branchId('SPEKTRA', seedMember(i).officeCode),
            creation_date: at,
          };
        }),
      )
      .execute();
    await tx
      .insertInto('member_assignment_remark')
      .values(
        every((i) => i % 16 === 0, 20).map((i) => {
          const at = before(10 + i);
          const by = officer(i);
          const remark = remarks[(i / 16) % remarks.length] as string;
          return { ...frame('remark', i, by, at), creation_date: at, remark, remark_by: by };
        }),
      )
      .execute();
    // The type in force is read back: programs of employees decide on it.
    const types = every(() => true, 120).map((i) => ({
      ...frame('database-type', i, 'SYSTEM', before(30 + i)),
      reset_by: i % 3 === 0 ? 'SYSTEM' : i % 3 === 1 ? officer(i) : 'HOOPS01',
      reset_date: before(30 + i),
    }));
    await sql`insert into member_database_type_history
        (id, member_id, created_by, created_at, updated_by, updated_at, reset_by, reset_date,
          database_type_old, database_type_new)
      select r.id, r.member_id, r.reset_by, r.reset_date, r.reset_by, r.reset_date, r.reset_by, r.reset_date,
        case when m.database_type_id = ${databaseTypeId('PRA')}::uuid then ${databaseTypeId('NEW')}::uuid
          when m.database_type_id = ${databaseTypeId('NEW')}::uuid then ${databaseTypeId('PRA')}::uuid
          else ${databaseTypeId('NEW')}::uuid end, m.database_type_id
      from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
        r(id uuid, member_id uuid, reset_by text, reset_date timestamptz) join member m on m.id = r.member_id`.execute(
      tx,
    );
  },
};
