import { randomUUID } from 'node:crypto';
import type { Registration } from '@console/contracts/membership/registration';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { protectMothersName } from '../member/mothers-name/digest.ts';
import type { Place } from './places.ts';
import type { Program } from './program.ts';

/** A registration that the rules accept. */
export interface Accepted {
  readonly values: Registration;
  readonly program: Program;
  readonly ktpPlace: Place;
  /** Of the domicile. */
  readonly place: Place;
  readonly source: string;
  readonly by: string;
  readonly now: Date;
}

const firstNumber = 1_000_000_000;
export const streetOf = (street: string, rt: string, rw: string): string => `${street}, RT ${rt}/RW ${rw}`;

/** Steps that are passed at the desk already: the number was verified by a code. */
const leftOf = (step: string): string => (step === 'phone update' ? 'none' : step);

function identityColumns(texts: ProtectedText, id: string, values: Registration) {
  const { nik, phone, npwp, emergencyPhone } = values;
  const email = values.email ?? null;
  return {
    name: values.name,
    ...protectedColumns(texts, { nik, phone }),
    ...protectedColumns(texts, { npwp: npwp ?? null, emergency_phone: emergencyPhone }),
    email_encrypted: email === null ? null : texts.encrypt(email),
    email_hash: email === null ? null : texts.hash(email.toLowerCase()),
    mothers_name_encrypted: protectMothersName(texts, id, values.motherMaidenName),
    birth_place: values.birthPlace,
    birth_date: values.birthDate,
    gender: values.gender,
  };
}

const sealed = (texts: ProtectedText, value: string | null | undefined) => (value ? texts.encrypt(value) : null);

function familyAndWork(texts: ProtectedText, values: Registration) {
  const isMarried = values.maritalStatus === 'MARRIED';
  return {
    marital_status: values.maritalStatus,
    spouse_name: isMarried ? (values.spouseName ?? null) : null,
    spouse_nik_encrypted: isMarried ? sealed(texts, values.spouseNik) : null,
    spouse_phone_encrypted: isMarried ? sealed(texts, values.spousePhone) : null,
    occupation: values.occupation,
    employer_name: values.employerName ?? null,
    business_field: values.businessField ?? null,
    work_since: values.workSince ?? null,
    monthly_income: values.monthlyIncome,
    other_income: values.otherIncome,
    monthly_expense: values.monthlyExpense,
    emergency_name: values.emergencyName,
    emergency_relation: values.emergencyRelation,
    emergency_address_encrypted: texts.encrypt(values.emergencyAddress),
  };
}

function addresses(texts: ProtectedText, { values, ktpPlace, place }: Accepted) {
  const { ktpAddress, ktpRt, ktpRw, sameAsKtp } = values;
  const ktp = streetOf(ktpAddress, ktpRt, ktpRw);
  return {
    ktp_address_encrypted: texts.encrypt(ktp),
    ktp_kelurahan: ktpPlace.kelurahan,
    ktp_kecamatan: ktpPlace.kecamatan,
    ktp_city: ktpPlace.city,
    ktp_province: ktpPlace.province,
    ktp_zip_code: ktpPlace.code,
    address_encrypted: texts.encrypt(sameAsKtp ? ktp : streetOf(values.address!, values.rt!, values.rw!)),
    kelurahan: place.kelurahan,
    kecamatan: place.kecamatan,
    city: place.city,
    province: place.province,
    zip_code: place.code,
    branch_id: place.branchId!,
    residence_status: values.residenceStatus ?? null,
    residence_since: values.residenceSince ?? null,
  };
}

/** Stores a new member, who is pending until verified. */
export async function storeMember(
  tx: Tx,
  texts: ProtectedText,
  accepted: Accepted,
): Promise<{ readonly id: string; readonly memberNo: string }> {
  const { values, program, source, by, now } = accepted;
  const id = randomUUID();
  const { rows } = await sql<{ no: string }>`select nextval('member_no')::text as no`.execute(tx);
  const memberNo = rows[0]!.no;
  await tx
    .insertInto('member')
    .values({
      id,
      member_no: memberNo,
      cust_main_no: `3${String(Number(memberNo) - firstNumber).padStart(9, '0')}`,
      ...identityColumns(texts, id, values),
      ...addresses(texts, accepted),
      ...familyAndWork(texts, values),
      program_type_id: program.id,
      database_type_id: program.databaseTypeId,
      database_type_since: jakartaDay(now),
      verification_step: leftOf(program.verificationStep),
      registration_source: source,
      risk_grade: null,
      status: 'pending',
      joined_at: null,
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .execute();
  return { id, memberNo };
}
