// Long: the rules of all sections, each a few lines.
import type { FieldError } from '@console/contracts/core/errors';
import { nikAgrees } from '@console/contracts/core/nik';
import {
  memberChangeRules as rules,
  memberSections,
  reasonStepOf,
  typedFor,
  type ChangedField,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { isAccountSection } from './account-values.ts';
import { escrowFaults } from './escrow.ts';
import { totalAfter } from './limits.ts';
import { requireStep } from './status.ts';
import { valueOf, type MovedValues, type StoredMember, type Value } from './values.ts';

/** A change of a member as it is checked: at the request, and again when it is approved. */
export interface Checked {
  readonly member: StoredMember;
  readonly section: MemberSectionName;
  readonly moved: MovedValues;
  /** Who asks, or decides. */
  readonly caller: Caller;
  readonly now: Date;
}

/** Full years from one day to another. */
export function yearsBetween(birthDate: string, today: string): number {
  const [year, rest] = [Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)), today.slice(5)];
  return rest < birthDate.slice(5) ? year - 1 : year;
}

/** Whether another member that is not closed has this number; others take it only after this transaction. */
export async function isTaken(
  tx: Tx,
  column: 'nik_hash' | 'phone_hash' | 'email_hash',
  hash: string,
  memberId: string | null,
): Promise<boolean> {
  await lockByName(tx, `member-${column}:${hash}`);
  const { rows } = await sql`select from member where ${sql.ref(column)} = ${hash} and status <> 'closed'
    and deleted_at is null and id is distinct from ${memberId}::uuid`.execute(tx);
  return rows.length > 0;
}

/** Somebody else signs in with this number: the username of the member could not follow. */
export async function isUsername(tx: Tx, hash: string, memberId: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('member_account')
    .select('id')
    .where('username_hash', '=', hash)
    .where('member_id', 'is distinct from', memberId)
    .where('state', '<>', 'DISABLED')
    .executeTakeFirst();
  return found !== undefined;
}

type Faults = (
  tx: Tx,
  texts: ProtectedText,
  checked: Checked,
  now: (name: ChangedField) => Value,
) => Promise<FieldError[]>;

/** Whether the spouse of the member would be the member. */
const isOwnSpouse = (texts: ProtectedText, after: (name: ChangedField) => Value, name: 'nik' | 'phone'): boolean => {
  const [own, spouse] = [after(name), after(name === 'nik' ? 'spouseNik' : 'spousePhone')];
  if (after('maritalStatus') !== 'MARRIED' || own === null || spouse === null) return false;
  return texts.hash(String(own)) === texts.hash(String(spouse));
};

const identity: Faults = async (tx, texts, { member, moved, now: at }, after) => {
  const [nik, birthDate] = [String(after('nik')), String(after('birthDate'))];
  const faults: FieldError[] = [];
  if (!nikAgrees(nik, birthDate, after('gender') as 'M' | 'F')) faults.push({ field: 'nik', code: 'NIK_MISMATCH' });
  else if (moved.nik && (await isTaken(tx, 'nik_hash', texts.hash(nik), member.id)))
    faults.push({ field: 'nik', code: 'DUPLICATE' });
  if (isOwnSpouse(texts, after, 'nik')) faults.push({ field: 'nik', code: 'SPOUSE_IS_SELF' });
  const youngest = member.marital_status === 'MARRIED' ? rules.youngestMarried : rules.youngest;
  if (yearsBetween(birthDate, jakartaDay(at)) < youngest) faults.push({ field: 'birthDate', code: 'MEMBER_TOO_YOUNG' });
  return faults;
};

const phone: Faults = async (tx, texts, { member }, after) => {
  const number = String(after('phone'));
  const hash = texts.hash(number);
  if (await isTaken(tx, 'phone_hash', hash, member.id)) return [{ field: 'phone', code: 'DUPLICATE' }];
  if (await isUsername(tx, hash, member.id)) return [{ field: 'phone', code: 'DUPLICATE' }];
  if (hash === member.emergency_phone_hash) return [{ field: 'phone', code: 'EMERGENCY_PHONE' }];
  if (isOwnSpouse(texts, after, 'phone')) return [{ field: 'phone', code: 'SPOUSE_IS_SELF' }];
  if (await isPhoneBarred(tx, hash)) throw new Refusal('PHONE_BLACKLISTED');
  return [];
};

const email: Faults = async (tx, texts, { member }, after) => {
  const hash = texts.hash(String(after('email')).toLowerCase());
  return (await isTaken(tx, 'email_hash', hash, member.id)) ? [{ field: 'email', code: 'DUPLICATE' }] : [];
};

/** From some total on a member has a number of the tax office. */
const plafond: Faults = async (_tx, _texts, { member, moved }) => {
  const raises = Object.values(moved).some(({ before, after }) => Number(after) > Number(before));
  return raises && member.npwp_hash === null && totalAfter(member, moved) > rules.npwpAbove
    ? [{ field: 'plafondTotal', code: 'NPWP_REQUIRED', parameters: { amount: rules.npwpAbove } }]
    : [];
};

const required = (names: readonly ChangedField[], after: (name: ChangedField) => Value): FieldError[] =>
  names.filter((name) => after(name) === null).map((field) => ({ field, code: 'REQUIRED' }));

const family: Faults = async (_tx, texts, _checked, after) => {
  if (after('maritalStatus') !== 'MARRIED') return [];
  const missing = required(['spouseName', 'spouseNik', 'spousePhone'], after);
  if (isOwnSpouse(texts, after, 'nik')) missing.push({ field: 'spouseNik', code: 'SPOUSE_IS_SELF' });
  if (isOwnSpouse(texts, after, 'phone')) missing.push({ field: 'spousePhone', code: 'SPOUSE_IS_SELF' });
  return missing;
};

const address: Faults = async (tx, _texts, _checked, after) => {
  const { rows } = await sql`select from zip_code_view where code = ${after('zipCode')} limit 1`.execute(tx);
  return rows.length > 0 ? [] : [{ field: 'zipCode', code: 'NOT_FOUND' }];
};

const work: Faults = async (_tx, _texts, _checked, after) =>
  ['EMPLOYEE', 'SELF_EMPLOYED'].includes(String(after('occupation')))
    ? required(['employerName', 'businessField', 'workSince'], after)
    : [];

const emergency: Faults = async (_tx, texts, { member }, after) => {
  const missing = required(['emergencyPhone', 'emergencyAddress'], after);
  const own = after('emergencyPhone') !== null && texts.hash(String(after('emergencyPhone'))) === member.phone_hash;
  return own ? [{ field: 'emergencyPhone', code: 'EMERGENCY_PHONE' }] : missing;
};

const databaseType: Faults = async (tx, _texts, _checked, after) => {
  const { rows } = await sql`select from database_type where id = ${after('databaseTypeId')}::uuid
    and status = 'active' and deleted_at is null`.execute(tx);
  return rows.length > 0 ? [] : [{ field: 'databaseTypeId', code: 'NOT_FOUND' }];
};

const program: Faults = async (tx, _texts, { member, now: at }, after) => {
  const today = jakartaDay(at);
  const { rows } = await sql<{
    code: string;
    fits: boolean;
  }>`select code, min_age <= ${yearsBetween(member.birth_date, today)}
      and min_income <= ${member.monthly_income ?? 0} as fits from program_type
    where id = ${after('programTypeId')}::uuid and status = 'active' and deleted_at is null
      and ${today}::date between valid_from and coalesce(valid_until, 'infinity')`.execute(tx);
  if (rows.length === 0) return [{ field: 'programTypeId', code: 'NOT_FOUND' }];
  const { code, fits } = rows[0]!;
  return fits ? [] : [{ field: 'programTypeId', code: 'PROGRAM_RULES', parameters: { code } }];
};

const branch: Faults = async (tx, _texts, { caller }, after) => {
  const { rows } = await sql<{ seen: boolean }>`select ${inBranches(caller.scope, sql`id`)} as seen from branch_view
    where id = ${after('branchId')}::uuid and status = 'active' and business_line = 'SPEKTRA'`.execute(tx);
  if (rows.length === 0) return [{ field: 'branchId', code: 'NOT_FOUND' }];
  return rows[0]!.seen ? [] : [{ field: 'branchId', code: 'NOT_ALLOWED' }];
};

const faultsOf: Readonly<Partial<Record<MemberSectionName, Faults>>> = {
  identity,
  phone,
  email,
  plafond,
  family,
  address,
  work,
  emergency,
  databaseType,
  program,
  branch,
};

/**
 * Asks the rules of a section, at the request and again at the approval.
 * @throws Refusal VALIDATION beside the fields, PHONE_BLACKLISTED, those of
 *   `requireStep` and of `escrowFaults`
 */
export async function requireRules(app: Application, tx: Tx, texts: ProtectedText, checked: Checked): Promise<void> {
  const { member, section, moved } = checked;
  const after = (name: ChangedField): Value =>
    moved[name]?.after ?? (moved[name] ? null : valueOf(texts, member, name));
  if (memberSections[section].step) await requireStep(app, tx, section, member);
  const faults = isAccountSection(section)
    ? await escrowFaults(tx, checked)
    : ((await faultsOf[section]?.(tx, texts, checked, after)) ?? []);
  if (faults.length > 0) throw invalid(...faults);
}

/**
 * Asks whether the reason is one of the section, and whether what it asks for is there.
 * @throws Refusal VALIDATION beside reason, note and picture
 */
export async function requireReason(
  tx: Tx,
  section: MemberSectionName,
  group: string,
  given: { readonly reasonId: string; readonly note: string | null; readonly evidence: string | null },
): Promise<void> {
  const reason = await tx
    .selectFrom('update_reason')
    .select(['evidence_required', 'note_required', 'field_group', 'status_steps'])
    .where('id', '=', given.reasonId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const step = reasonStepOf(section);
  if (!reason?.field_group.includes(group as never) || (step && !reason.status_steps.includes(step)))
    throw invalid({ field: 'reasonId', code: 'NOT_FOUND' });
  const evidence = typedFor(section).fields['evidence']!.required || reason.evidence_required !== null;
  const faults = [
    ...(evidence && !given.evidence ? [{ field: 'evidence', code: 'REQUIRED' }] : []),
    ...(reason.note_required && !given.note ? [{ field: 'note', code: 'REQUIRED' }] : []),
  ];
  if (faults.length > 0) throw invalid(...faults);
}
