// Long: what a row of a new member is compared with.
import { nikAgrees } from '@console/contracts/core/nik';
import type { memberNew, NewTarget } from '@console/contracts/membership/import-membership';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Found, ImportRun, RowFault, RowValues } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { isMothersName } from '../member/mothers-name/digest.ts';
import { keptColumns } from './new-kept.ts';

export type Columns = (typeof memberNew)['columns'];
export type Values = RowValues<Columns>;

/** A member with the NIK of a row. */
export interface Known {
  readonly id: string;
  readonly memberNo: string;
  readonly nikHash: string;
  readonly phoneHash: string;
  readonly emailHash: string | null;
  readonly mothersName: string | null;
  readonly name: string;
  readonly birthPlace: string | null;
  readonly birthDate: string;
  readonly gender: 'M' | 'F';
  readonly maritalStatus: Values['marital_status'] | null;
  readonly address: string | null;
  readonly kelurahan: string | null;
  readonly kecamatan: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly zipCode: string;
  readonly occupation: Values['occupation'] | null;
  readonly monthlyIncome: number | null;
  readonly program: string;
  readonly databaseTypeId: string | null;
  readonly databaseType: string | null;
  readonly verificationStep: string;
  readonly source: string;
}

/** Street, RT and RW as they are stored. */
export const addressOf = ({ street, rt, rw }: Pick<Values, 'street' | 'rt' | 'rw'>): string =>
  `${street}, RT ${rt}/RW ${rw}`;

/** The columns of a stored address; one that was written otherwise is all street. */
function partsOf(address: string | null): Pick<Values, 'street' | 'rt' | 'rw'> {
  const [, street = address ?? '', rt = '', rw = ''] = /^(.*), RT (\d{3})\/RW (\d{3})$/.exec(address ?? '') ?? [];
  return { street, rt, rw };
}

export const emailHashOf = (texts: ProtectedText, email: string | null): string | null =>
  email === null ? null : texts.hash(email.toLowerCase());

/** Members that are not closed, by the hash of their NIK. */
export async function knownByNik(
  { db, importId }: Pick<ImportRun, 'db' | 'importId'>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Known>`
    select m.id, m.member_no as "memberNo", m.nik_hash as "nikHash", m.phone_hash as "phoneHash",
      m.email_hash as "emailHash", m.mothers_name_encrypted as "mothersName", m.name, m.birth_place as "birthPlace",
      m.birth_date as "birthDate", m.gender, m.marital_status as "maritalStatus", m.address_encrypted as address,
      m.kelurahan, m.kecamatan, m.city, m.province, m.zip_code as "zipCode", m.occupation,
      m.monthly_income as "monthlyIncome", p.code as program, m.database_type_id as "databaseTypeId",
      y.code as "databaseType", m.verification_step as "verificationStep",
      m.registration_source as source
    from member m join program_type p on p.id = m.program_type_id left join database_type y on y.id = m.database_type_id
    where m.nik_hash = any(${hashes}) and m.status <> 'closed' and m.deleted_at is null order by m.id
      ${importId === undefined ? sql`` : sql`for update of m`}`.execute(db);
  return new Map(rows.map((member) => [member.nikHash, member]));
}

/** Who has these hashes of phones or e-mail addresses, among members that are not closed: the NIK by the hash. */
async function holdersOf(db: Db | Tx, column: 'phone_hash' | 'email_hash', hashes: readonly string[]) {
  const { rows } = await sql<{ hash: string; nik: string }>`select ${sql.ref(column)} as hash, nik_hash as nik
    from member where ${sql.ref(column)} = any(${hashes}) and status <> 'closed'`.execute(db);
  return new Map(rows.map(({ hash, nik }) => [hash, nik]));
}

/** Which of these phones are barred today. */
async function barredAmong(db: Db | Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`select phone_hash as hash from blacklist_phone
    where phone_hash = any(${hashes}) and state in ('ACTIVE', 'REMOVAL_PROPOSED') and deleted_at is null
      and (now() at time zone 'Asia/Jakarta')::date between effective_from and coalesce(effective_until,
        'infinity')`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

/** The branches of postal codes. */
export async function branchesOfZips(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; id: string }>`select distinct on (z.code) z.code, b.id
    from zip_code_view z join branch_view b on b.office_code = z.office_code and b.business_line = 'SPEKTRA'
    where z.code = any(${[...new Set(codes)]}) and z.status = 'active' and z.deleted_at is null
      and b.status = 'active' and b.deleted_at is null order by z.code, b.id`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

interface Program {
  readonly code: string;
  readonly minAge: number;
  readonly maxAgeAtEnd: number;
  readonly maxTenor: number;
  readonly minIncome: number;
}

async function programs(db: Db | Tx): Promise<ReadonlyMap<string, Program>> {
  const { rows } = await sql<Program>`select code, min_age as "minAge", max_age_at_end as "maxAgeAtEnd",
    max_tenor as "maxTenor", min_income as "minIncome" from program_type where deleted_at is null`.execute(db);
  return new Map(rows.map((program) => [program.code, program]));
}

/** Full years between two days `yyyy-mm-dd`. */
function yearsBetween(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

const youngest = { married: 17, other: 21 };

/** Faults of age and income. */
function ageFaults(values: Values, program: Program | undefined, today: string): RowFault[] {
  const age = yearsBetween(values.birth_date, today);
  const least = values.marital_status === 'MARRIED' ? youngest.married : youngest.other;
  const faults: RowFault[] = [];
  if (age < least) faults.push({ column: 'birth_date', code: 'TOO_YOUNG', from: ['marital_status'] });
  if (!program) return faults;
  const isOutside =
    age < program.minAge ||
    age + program.maxTenor / 12 > program.maxAgeAtEnd ||
    values.monthly_income < Number(program.minIncome);
  if (isOutside)
    faults.push({
      column: 'program_type_code',
      code: 'PROGRAM_RULES',
      from: ['birth_date', 'monthly_income'],
      parameters: { code: program.code },
    });
  return faults;
}

/** Members of the same name and birth date, to be compared by the name of the mother. */
async function namesakesOf(db: Db | Tx, rows: readonly Values[]) {
  const names = [...new Set(rows.map(({ name }) => name.toLowerCase()))];
  const days = [...new Set(rows.map(({ birth_date: day }) => day))];
  // Found by the index of names alone: a join on the typed rows is planned badly while the table grows.
  const { rows: found } = await sql<{
    id: string;
    memberNo: string;
    key: string;
    mothersName: string | null;
  }>`select m.id, m.member_no as "memberNo", lower(m.name) || ' ' || m.birth_date as key,
      m.mothers_name_encrypted as "mothersName"
    from member m where lower(m.name) = any(${names}) and m.birth_date = any(${days}::date[])
      and m.status <> 'closed' and m.deleted_at is null`.execute(db);
  const byKey = new Map<string, (typeof found)[number][]>();
  for (const each of found) byKey.set(each.key, [...(byKey.get(each.key) ?? []), each]);
  return byKey;
}

/** What is stored of a known member, by the columns that an import may update. */
const updatable = (texts: ProtectedText, known: Known) => ({
  marital_status: known.maritalStatus as Values['marital_status'],
  ...partsOf(known.address && texts.decrypt(known.address)),
  kelurahan: known.kelurahan ?? '',
  kecamatan: known.kecamatan ?? '',
  city: known.city ?? '',
  province: known.province ?? '',
  zip_code: known.zipCode,
  occupation: known.occupation as Values['occupation'],
  monthly_income: Number(known.monthlyIncome ?? 0),
  program_type_code: known.program,
  database_type_code: known.databaseType,
  verification_step: known.verificationStep as Values['verification_step'],
});

/** Columns of a known member that differ, and change by an approval alone. */
function approvedColumns(texts: ProtectedText, values: Values, known: Known): string[] {
  const same = {
    name: values.name === known.name,
    birth_place: values.birth_place === known.birthPlace || known.birthPlace === null,
    birth_date: values.birth_date === known.birthDate,
    gender: values.gender === known.gender,
    mother_maiden_name:
      known.mothersName === null || isMothersName(texts, known.id, known.mothersName, values.mother_maiden_name),
    phone: texts.hash(values.phone) === known.phoneHash,
    email: values.email === null || emailHashOf(texts, values.email) === known.emailHash,
  };
  return Object.entries(same).flatMap(([column, isSame]) => (isSame ? [] : [column]));
}

/** Compares rows with the members of the same NIK, and finds what the rules of a registration refuse. */
export async function checkNew(
  texts: ProtectedText,
  rows: readonly { readonly values: Values }[],
  run: ImportRun,
): Promise<readonly Found<Columns>[]> {
  const { db, now } = run;
  const all = rows.map(({ values }) => values);
  const niks = all.map(({ nik }) => texts.hash(nik));
  const phones = all.map(({ phone }) => texts.hash(phone));
  const emails = all.map(({ email }) => emailHashOf(texts, email));
  const known = await knownByNik(run, niks);
  const phoneHolders = await holdersOf(db, 'phone_hash', phones);
  const emailHolders = await holdersOf(
    db,
    'email_hash',
    emails.filter((hash) => hash !== null),
  );
  const barred = await barredAmong(db, phones);
  const branches = await branchesOfZips(
    db,
    all.map(({ zip_code: code }) => code),
  );
  const programOf = await programs(db);
  const namesakes = await namesakesOf(db, all);
  const today = jakartaDay(now);
  const isUpdating = ((run.target as NewTarget | null)?.onDuplicate ?? 'SKIP') === 'UPDATE';
  return all.map((values, at) => {
    const before = known.get(niks[at]!);
    if (before && !isUpdating) return { stored: {} };
    const other = (holder: string | undefined) => holder !== undefined && holder !== niks[at];
    const shared: RowFault[] = [
      ...(branches.has(values.zip_code) ? [] : [{ column: 'zip_code', code: 'ZIP_UNKNOWN' }]),
      ...ageFaults(values, programOf.get(values.program_type_code), today),
    ];
    if (before) {
      const fixed = approvedColumns(texts, values, before).map((column) => ({ column, code: 'FIELD_NEEDS_APPROVAL' }));
      const stored = withoutBlanks(values, updatable(texts, before));
      return { errors: [...shared, ...fixed], warnings: keptColumns(values, before), stored };
    }
    const namesake = namesakes
      .get(`${values.name.toLowerCase()} ${values.birth_date}`)
      ?.find(({ id, mothersName }) => isMothersName(texts, id, mothersName, values.mother_maiden_name));
    return {
      errors: [
        ...(nikAgrees(values.nik, values.birth_date, values.gender)
          ? []
          : [{ column: 'nik', code: 'NIK_MISMATCH', from: ['birth_date', 'gender'] }]),
        ...(other(phoneHolders.get(phones[at]!)) ? [{ column: 'phone', code: 'DUPLICATE' }] : []),
        ...(emails[at] && other(emailHolders.get(emails[at])) ? [{ column: 'email', code: 'DUPLICATE' }] : []),
        ...(barred.has(phones[at]!) ? [{ column: 'phone', code: 'PHONE_BLACKLISTED' }] : []),
        ...(namesake
          ? [
              {
                column: 'name',
                code: 'DUPLICATE_PERSON',
                from: ['birth_date', 'mother_maiden_name'],
                parameters: { memberNo: namesake.memberNo },
              },
            ]
          : []),
        ...shared,
      ],
      stored: null,
    };
  });
}

/** An empty cell of an optional column leaves what is stored. */
const withoutBlanks = (values: Values, stored: ReturnType<typeof updatable>): Found<Columns>['stored'] =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => values[name as keyof Values] !== null));
