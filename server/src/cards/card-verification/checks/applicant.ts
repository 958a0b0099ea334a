import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { protectionOf } from '../../../platform/protected-text/protection.ts';
import type { Services } from '../../../platform/services.ts';
import { settings } from '../../../people/settings/settings.ts';
import { isPhoneBarred } from '../../../membership/index.ts';
import type { Verification } from '../locked.ts';
import { photoOf } from '../read-file.ts';
import type { Known } from './rules.ts';
import type { Applicant } from './provider.ts';

/** What the provider is asked about an application, and what its answers are compared with. */
export async function applicantOf(
  services: Services,
  row: Verification,
  now: Date,
): Promise<{ applicant: Applicant; known: Known }> {
  const [texts, values] = [await protectionOf(services), settings(services)];
  const member = await services.db
    .selectFrom('member_view as m')
    .innerJoin('program_type_view as p', 'p.id', 'm.program_type_id')
    .select([
      'm.member_no',
      'm.name',
      'm.nik_encrypted',
      'm.phone_encrypted',
      'm.phone_hash',
      'm.birth_date',
      'p.code as program',
    ])
    .where('m.id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  const photo = async (type: string) => (await photoOf(services, row.id, row.attempt, type))?.toString('base64');
  return {
    applicant: {
      id: `${row.verification_no}/${row.attempt}`,
      memberNo: member.member_no,
      name: member.name,
      nik: texts.decrypt(member.nik_encrypted),
      birthDate: member.birth_date,
      phone: texts.decrypt(member.phone_encrypted),
      program: member.program,
      async photos() {
        const [ktp, selfie] = [await photo('1'), await photo('2')];
        return ktp && selfie ? { ktp, selfie } : null;
      },
    },
    known: {
      name: member.name,
      birthDate: member.birth_date,
      isBlacklisted: await isPhoneBarred(services.db, member.phone_hash),
      livenessMin: await values.number('card.verification.liveness-min'),
      faceMatchMin: await values.number('card.verification.face-match-min'),
      today: toWireInstant(now).slice(0, 10),
    },
  };
}
