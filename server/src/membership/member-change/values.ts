// Long: where every field is stored, read and written in words.
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sameValue } from '@console/contracts/core/same-value';
import {
  changedFields,
  changedTitles,
  escrowFields,
  memberSections,
  plafondFields,
  revealedInChange,
  type ChangedField,
  type EscrowField,
  type MemberSectionName,
  type PlafondField,
} from '@console/contracts/membership/member-change';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { plainText } from '../../platform/plain-text.ts';
import { rupiah } from '../../platform/rupiah.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { accountValue, isOfAccount, type AccountField, type StoredAccount } from './account-values.ts';
import { protectMothersName } from '../member/mothers-name/digest.ts';
import type { MemberTable } from '../member/table.ts';

/** A member with the totals of its limits, by the names under which they are changed, and the account of a change. */
export type StoredMember = Selectable<MemberTable> & {
  readonly limits: Readonly<Record<PlafondField, number>>;
  readonly account?: StoredAccount | undefined;
};
export type Value = string | number | null;

/** What a change makes of a field. */
export interface Moved {
  readonly before: Value;
  readonly after: Value;
}
export type MovedValues = Readonly<Partial<Record<ChangedField, Moved>>>;

/** Where a field is stored: in clear, encrypted, with the hash by which it is found, or only compared. */
type Stored = readonly [column: string, as?: 'sealed' | 'hashed' | 'caseless' | 'digest'];
const columns: Readonly<Record<Exclude<ChangedField, PlafondField | EscrowField | AccountField>, Stored>> = {
  name: ['name'],
  nik: ['nik', 'hashed'],
  birthPlace: ['birth_place'],
  birthDate: ['birth_date'],
  gender: ['gender'],
  motherMaidenName: ['mothers_name', 'digest'],
  phone: ['phone', 'hashed'],
  email: ['email', 'caseless'],
  maritalStatus: ['marital_status'],
  spouseName: ['spouse_name'],
  spouseNik: ['spouse_nik', 'sealed'],
  spousePhone: ['spouse_phone', 'sealed'],
  address: ['address', 'sealed'],
  kelurahan: ['kelurahan'],
  kecamatan: ['kecamatan'],
  city: ['city'],
  province: ['province'],
  zipCode: ['zip_code'],
  residenceStatus: ['residence_status'],
  residenceSince: ['residence_since'],
  occupation: ['occupation'],
  employerName: ['employer_name'],
  businessField: ['business_field'],
  workSince: ['work_since'],
  monthlyIncome: ['monthly_income'],
  otherIncome: ['other_income'],
  monthlyExpense: ['monthly_expense'],
  npwp: ['npwp', 'hashed'],
  emergencyName: ['emergency_name'],
  emergencyRelation: ['emergency_relation'],
  emergencyPhone: ['emergency_phone', 'hashed'],
  emergencyAddress: ['emergency_address', 'sealed'],
  databaseTypeId: ['database_type_id'],
  programTypeId: ['program_type_id'],
  verificationStep: ['verification_step'],
  branchId: ['branch_id'],
  status: ['status'],
};

const isEscrow = (name: ChangedField): name is EscrowField => Object.values<string>(escrowFields).includes(name);
/** Whether what is changed is the limit of a line. */
export const isLimit = (name: ChangedField): name is PlafondField =>
  Object.values<string>(plafondFields).includes(name);

const entriesOf = (moved: MovedValues) => Object.entries(moved) as [ChangedField, Moved][];

/** What a member has in a field now; of a name that is only compared, its digest. */
export function valueOf(texts: ProtectedText, member: StoredMember, name: ChangedField): Value {
  if (isLimit(name)) return member.limits[name];
  if (isEscrow(name)) return null;
  if (isOfAccount(name)) return accountValue(texts, member.account, name);
  const [column, as] = columns[name];
  const row = member as unknown as Readonly<Record<string, Value | undefined>>;
  const stored = row[as ? `${column}_encrypted` : column] ?? null;
  return stored !== null && as ? texts.decrypt(String(stored)) : stored;
}

/** What of a section differs from what the member has. What is left empty among personal values stays. */
export function movedBy(
  texts: ProtectedText,
  member: StoredMember,
  section: MemberSectionName,
  given: Readonly<Record<string, unknown>>,
): MovedValues {
  const { step } = memberSections[section];
  const moved: Partial<Record<ChangedField, Moved>> = step ? { status: { before: member.status, after: step.to } } : {};
  const names = Object.keys(memberSections[section].fields).filter(
    (name) => name in columns,
  ) as (keyof typeof columns)[];
  if (section === 'escrowOpen') moved.escrowLine = { before: null, after: given['escrowLine'] as BusinessLine };
  if (section === 'plafond') {
    const name = plafondFields[given['plafondLine'] as BusinessLine];
    const [before, after] = [member.limits[name], Number(given['plafondTotal'])];
    if (before !== after) moved[name] = { before, after };
  }
  for (const name of names) {
    const typed = (given[name] ?? null) as Value;
    if (typed === null && changedFields[name]!.emptyMeans) continue;
    const before = valueOf(texts, member, name);
    const isCompared = columns[name][1] === 'digest';
    const after = isCompared ? texts.decrypt(protectMothersName(texts, member.id, String(typed))) : typed;
    if (!sameValue(before, after)) moved[name] = { before, after };
  }
  return moved;
}

/** The columns of a member that these values are stored in; limits and money held have movements. */
export const storedAs = (texts: ProtectedText, moved: MovedValues): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    entriesOf(moved).flatMap(([name, { after }]): [string, Value][] => {
      if (isLimit(name) || isEscrow(name) || isOfAccount(name)) return [];
      const [column, as] = columns[name];
      if (!as) return [[column, after]];
      const sealed = after === null ? null : texts.encrypt(String(after));
      const found = as === 'caseless' ? String(after).toLowerCase() : String(after);
      const hash = after === null ? null : texts.hash(found);
      return [
        [`${column}_encrypted`, sealed],
        ...(as === 'hashed' || as === 'caseless' ? [[`${column}_hash`, hash] as [string, Value]] : []),
      ];
    }),
  );

/** Whether the member still has what the change starts from. */
export const stillBefore = (texts: ProtectedText, member: StoredMember, moved: MovedValues): boolean =>
  entriesOf(moved).every(([name, { before }]) => sameValue(valueOf(texts, member, name), before));

/** The member, locked; of a change of limits or of an account those too, so that no movement comes between. */
export async function lockedMember(
  tx: Tx,
  id: string,
  section: MemberSectionName,
  escrowId: string | null = null,
): Promise<StoredMember | undefined> {
  const member = await tx
    .selectFrom('member')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  const rows =
    section === 'plafond'
      ? await tx
          .selectFrom('member_plafond')
          .select(['business_line', 'total'])
          .where('member_id', '=', id)
          .orderBy('business_line')
          .forUpdate()
          .execute()
      : [];
  const account =
    escrowId === null
      ? undefined
      : await tx.selectFrom('escrow_account').selectAll().where('id', '=', escrowId).forUpdate().executeTakeFirst();
  const totalOf = (line: BusinessLine) => rows.find(({ business_line: of }) => of === line)?.total ?? 0;
  return {
    ...member,
    account,
    limits: { plafondSpektra: totalOf('SPEKTRA'), plafondNmc: totalOf('NMC'), plafondUfi: totalOf('UFI') },
  };
}

/** Names of the records that ids among the values stand for. */
export async function namesIn(db: Db | Tx, all: readonly MovedValues[]): Promise<ReadonlyMap<string, string>> {
  const ids = all.flatMap(({ databaseTypeId, programTypeId, branchId }) =>
    [databaseTypeId, programTypeId, branchId].flatMap((moved) => (moved ? [moved.before, moved.after] : [])),
  );
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from database_type where id = any(${ids}::uuid[])
    union all select id, name from program_type where id = any(${ids}::uuid[])
    union all select id, office_code || ' ' || name from branch_view where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const isRevealed = (name: ChangedField): boolean => revealedInChange.some((revealed) => revealed === name);

/**
 * One side of a change in words, a field in a line: personal data masked, what is only compared never shown.
 * @returns null when nothing moved but numbers that have fields of their own
 */
export const inWords = (moved: MovedValues, side: keyof Moved, names: ReadonlyMap<string, string>): string | null =>
  entriesOf(moved)
    .filter(([name]) => !isRevealed(name))
    .map(([name, { [side]: value }]) => {
      const { personal, options } = changedFields[name]!;
      const written = (): string => {
        if (value === null) return '-';
        if (isLimit(name)) return rupiah(Number(value));
        if (isEscrow(name) || name === 'escrowReversedAmount')
          return `${Number(value) < 0 ? '-' : '+'}${rupiah(Math.abs(Number(value)))}`;
        if (name === 'motherMaidenName') return String(mask('mothersName', value));
        if (personal) return String(mask(personal, value));
        return (
          options?.find((option) => option.value === value)?.title.id ?? names.get(String(value)) ?? plainText(value)
        );
      };
      return `${changedTitles[name]!.id}: ${written()}`;
    })
    .join('\n') || null;
