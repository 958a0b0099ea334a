// Long: one statement for what is stored of a new member, and one for what changes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Applied, ApplyRow, ApplyRun } from '../../records/imports/handler.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { protectMothersName } from '../member/mothers-name/digest.ts';
import { importNoOf } from './members.ts';
import { addressOf, branchesOfZips, emailHashOf, knownByNik, type Columns, type Values } from './new-check.ts';
import { moveDatabaseTypes } from './small-changes.ts';

type Row = ApplyRow<Columns>;

/** Names of the fields of a member by the columns of a file, for the audit trail. */
const fieldNames: Readonly<Partial<Record<keyof Values, string>>> = {
  birth_place: 'birthPlace',
  birth_date: 'birthDate',
  mother_maiden_name: 'motherMaidenName',
  marital_status: 'maritalStatus',
  street: 'address',
  zip_code: 'zipCode',
  monthly_income: 'monthlyIncome',
  program_type_code: 'programType',
  database_type_code: 'databaseType',
  source: 'registrationSource',
  verification_step: 'verificationStep',
};
const asFields = (values: Partial<Values>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      fieldNames[name as keyof Values] ?? name,
      name === 'mother_maiden_name' ? '******' : value,
    ]),
  );

/** Numbers of so many members, in order. */
async function nextNumbers(tx: Tx, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ no: number }>`select nextval('member_no')::bigint as no
    from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ no }) => Number(no));
}

const firstNumber = 1_000_000_000;
const mainNoOf = (no: number) => `3${String(no - firstNumber).padStart(9, '0')}`;

function sealed(texts: ProtectedText, id: string, values: Values) {
  const { nik, phone, email } = values;
  return {
    ...protectedColumns(texts, { nik, phone }),
    email_encrypted: email === null ? null : texts.encrypt(email),
    email_hash: emailHashOf(texts, email),
    mothers_name_encrypted: protectMothersName(texts, id, values.mother_maiden_name),
    address_encrypted: texts.encrypt(addressOf(values)),
  };
}

/** Registers new members, who are pending until they are verified. */
async function register(
  texts: ProtectedText,
  rows: readonly Row[],
  run: ApplyRun,
): Promise<ReadonlyMap<string, string>> {
  const { db: tx, actor, now } = run;
  const numbers = await nextNumbers(tx, rows.length);
  const branches = await branchesOfZips(
    tx,
    rows.map(({ values }) => values.zip_code),
  );
  const records = rows.map(({ values, ids }, at) => {
    const id = randomUUID();
    const { birth_place, birth_date, gender, marital_status, kelurahan, kecamatan, city, province } = values;
    return {
      id,
      member_no: String(numbers[at]),
      cust_main_no: mainNoOf(numbers[at]!),
      name: values.name,
      ...sealed(texts, id, values),
      birth_place,
      birth_date,
      gender,
      marital_status,
      kelurahan,
      kecamatan,
      city,
      province,
      zip_code: values.zip_code,
      branch_id: branches.get(values.zip_code),
      occupation: values.occupation,
      monthly_income: values.monthly_income,
      program_type_id: ids!['program_type_code'],
      database_type_id: ids?.['database_type_code'] ?? null,
      verification_step: values.verification_step ?? 'all',
      registration_source: values.source,
    };
  });
  await sql`
    insert into member (id, member_no, cust_main_no, name, nik_encrypted, nik_hash, phone_encrypted, phone_hash,
      email_encrypted, email_hash, mothers_name_encrypted, address_encrypted, birth_place, birth_date, gender,
      marital_status, kelurahan, kecamatan, city, province, zip_code, branch_id, occupation, monthly_income,
      program_type_id, database_type_id, database_type_since, verification_step, registration_source, status,
      created_by, created_at, updated_by, updated_at)
    select r.id, r.member_no, r.cust_main_no, r.name, r.nik_encrypted, r.nik_hash, r.phone_encrypted, r.phone_hash,
      r.email_encrypted, r.email_hash, r.mothers_name_encrypted, r.address_encrypted, r.birth_place, r.birth_date,
      r.gender, r.marital_status, r.kelurahan, r.kecamatan, r.city, r.province, r.zip_code, r.branch_id, r.occupation,
      r.monthly_income, r.program_type_id,
      coalesce(r.database_type_id, p.default_database_type_id,
        (select id from database_type where code = 'NEW' and deleted_at is null)),
      (${now}::timestamptz at time zone 'Asia/Jakarta')::date, r.verification_step, r.registration_source, 'pending',
      ${actor.username}, ${now}, ${actor.username}, ${now}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) r(id uuid, member_no text, cust_main_no text, name text,
      nik_encrypted text, nik_hash text, phone_encrypted text, phone_hash text, email_encrypted text, email_hash text,
      mothers_name_encrypted text, address_encrypted text, birth_place text, birth_date date, gender text,
      marital_status text, kelurahan text, kecamatan text, city text, province text, zip_code text, branch_id uuid,
      occupation text, monthly_income bigint, program_type_id uuid, database_type_id uuid, verification_step text,
      registration_source text) join program_type p on p.id = r.program_type_id`.execute(tx);
  return new Map(rows.map(({ values }, at) => [values.nik, records[at]!.id]));
}

/** Updates known members where no approval is needed; another database type has its history. */
async function update(texts: ProtectedText, rows: readonly Row[], run: ApplyRun): Promise<ReadonlyMap<string, string>> {
  const { db: tx, actor, now } = run;
  const known = await knownByNik(
    run,
    rows.map(({ values }) => texts.hash(values.nik)),
  );
  const memberOf = (values: Values) => known.get(texts.hash(values.nik))!;
  const branches = await branchesOfZips(
    tx,
    rows.map(({ values }) => values.zip_code),
  );
  const records = rows.map(({ values, ids }) => ({
    id: memberOf(values).id,
    marital_status: values.marital_status,
    address_encrypted: texts.encrypt(addressOf(values)),
    kelurahan: values.kelurahan,
    kecamatan: values.kecamatan,
    city: values.city,
    province: values.province,
    zip_code: values.zip_code,
    branch_id: branches.get(values.zip_code),
    occupation: values.occupation,
    monthly_income: values.monthly_income,
    program_type_id: ids!['program_type_code'],
    verification_step: values.verification_step,
  }));
  await sql`
    insert into member_branch_history (id, member_id, created_by, created_at, updated_by, updated_at, branch_old,
      branch_new, creation_date)
    select gen_random_uuid(), m.id, ${actor.username}, ${now}, ${actor.username}, ${now}, m.branch_id, r.branch_id,
      ${now}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) r(id uuid, branch_id uuid) join member m on m.id = r.id
    where m.branch_id <> r.branch_id`.execute(tx);
  await sql`update member m set marital_status = r.marital_status, address_encrypted = r.address_encrypted,
      kelurahan = r.kelurahan, kecamatan = r.kecamatan, city = r.city, province = r.province, zip_code = r.zip_code,
      branch_id = r.branch_id, occupation = r.occupation, monthly_income = r.monthly_income,
      program_type_id = r.program_type_id, verification_step = coalesce(r.verification_step, m.verification_step),
      version = m.version + 1, updated_by = ${actor.username}, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) r(id uuid, marital_status text, address_encrypted text,
      kelurahan text, kecamatan text, city text, province text, zip_code text, branch_id uuid, occupation text,
      monthly_income bigint, program_type_id uuid, verification_step text) where m.id = r.id`.execute(tx);
  const moved = rows.flatMap(({ values, ids }) => {
    const { id, databaseTypeId: old } = memberOf(values);
    const next = ids?.['database_type_code'];
    return next !== undefined && next !== old ? [{ id, old, new: next }] : [];
  });
  if (moved.length > 0) await moveDatabaseTypes(tx, moved, { by: actor.username, resetBy: await importNoOf(run), now });
  return new Map(rows.map(({ values }) => [values.nik, memberOf(values).id]));
}

/** Writes rows of a file of new members, new and known ones. */
export async function writeNew(texts: ProtectedText, rows: readonly Row[], run: ApplyRun): Promise<readonly Applied[]> {
  const fresh = rows.filter(({ stored }) => stored === null);
  const known = rows.filter(({ stored }) => stored !== null);
  const ids = new Map([
    ...(fresh.length > 0 ? await register(texts, fresh, run) : []),
    ...(known.length > 0 ? await update(texts, known, run) : []),
  ]);
  const { rows: numbers } = await sql<{ id: string; no: string }>`select id, member_no as no from member
    where id = any(${[...ids.values()]}::uuid[])`.execute(run.db);
  const numberOf = new Map(numbers.map(({ id, no }) => [id, no]));
  return rows.map(({ values, stored }) => {
    const entityId = ids.get(values.nik)!;
    const changed = stored
      ? Object.fromEntries(Object.keys(stored).map((name) => [name, values[name as 'nik']]))
      : values;
    return {
      entityId,
      entityLabel: `${numberOf.get(entityId)} ${values.name}`,
      before: stored ? asFields(stored) : null,
      after: asFields(changed as Partial<Values>),
    };
  });
}
