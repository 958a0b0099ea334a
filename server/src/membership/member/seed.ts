import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { programTypeId } from '../program-type/seed.ts';
import { seedMember, seededMembers } from './seed-members.ts';
import { protectMothersName } from './mothers-name/digest.ts';

const dayMs = 86_400_000;

/** Id of member i of the seed. */
export const memberId = (i: number): string => seedId('membership', String(1_000_000_000 + i));

/** 320 members (docs/model/membership.md#seeded-members), joined before the first of their cards. */
export const seed: Seed = {
  name: 'member',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    await tx
      .insertInto('member')
      .values(
        Array.from({ length: seededMembers }, (_, index) => {
          const i = index + 1;
          const member = seedMember(i);
          const registered = new Date(date.getTime() - (440 + (i % 300)) * dayMs);
          return {
            id: memberId(i),
            member_no: member.memberNo,
            cust_main_no: member.custMainNo,
            name: member.name,
            gender: member.gender,
            birth_date: member.birthDate,
            nik_encrypted: texts.encrypt(member.nik),
            nik_hash: texts.hash(member.nik),
            phone_encrypted: texts.encrypt(member.phone),
            phone_hash: texts.hash(member.phone),
            email_encrypted: member.email && texts.encrypt(member.email),
            email_hash: member.email && texts.hash(member.email.toLowerCase()),
            mothers_name_encrypted: protectMothersName(texts, memberId(i), member.mothersName),
            zip_code: member.zipCode,
            branch_id: branchId('SPEKTRA', member.officeCode),
            program_type_id: programTypeId(member.program),
            verification_step: member.verificationStep,
            registration_source: member.source,
            status: member.status,
            joined_at: member.status === 'pending' ? null : registered,
            created_by: 'SYSTEM',
            created_at: registered,
            updated_by: 'SYSTEM',
            updated_at: registered,
          };
        }),
      )
      .execute();
  },
};
