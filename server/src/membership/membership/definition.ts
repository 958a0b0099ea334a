import { withoutGroups } from '@console/contracts/core/clean-text';
import { members, type Member } from '@console/contracts/membership/membership';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { jakartaDay, eachTime } from '../../records/resource/phase.ts';
import { absent } from '../photo-screening/document-marks.ts';
import type { MemberCards } from '../national-membership/card-status.ts';

const column = (name: string) => sql.ref(`t.${name}`);
const joined = (...names: readonly string[]) => sql`nullif(concat_ws(', ', ${sql.join(names.map(column))}), '')`;
const sealed = [
  'nik',
  'phone',
  'email',
  'spouseNik',
  'spousePhone',
  'ktpAddress',
  'address',
  'npwp',
  'emergencyPhone',
  'emergencyAddress',
] as const;

/** Ids of members by a number in full: each place where it may stand has an index of its own. */
function byNumber(typed: string, texts: ProtectedText, cards: MemberCards): Sql | null {
  const digits = withoutGroups(typed);
  const phone = String(normalise(members.derived.phone, typed));
  const places = [
    ...(/^\d{10}$/.test(digits)
      ? [
          sql`select id from member where member_no = ${digits}`,
          sql`select id from member where cust_main_no = ${digits}`,
          sql`select member_id from member_cust_no where cust_no = ${digits}`,
          sql`select member_id from silo_record where former_cust_main_no = ${digits} and state = 'LINKED'`,
        ]
      : []),
    ...(/^\d{16}$/.test(digits)
      ? [sql`select id from member where nik_hash = ${texts.hash(digits)}`, cards.holders(digits)]
      : []),
    ...(members.derived.phone.pattern!.test(phone)
      ? [sql`select id from member where phone_hash = ${texts.hash(phone)}`]
      : []),
  ];
  return places.length > 0 ? sql`t.id in (${sql.join(places, sql` union all `)})` : null;
}

/** How members are read; the acts on them and their changes write them. */
export const memberDefinition = (texts: ProtectedText, cards: { readonly current: MemberCards }, now: () => Date) => {
  const today = eachTime(() => sql`${jakartaDay(now())}::date`);
  const barred = sql`exists (select from blacklist_phone n where n.phone_hash = t.phone_hash
    and n.state in ('ACTIVE', 'REMOVAL_PROPOSED') and n.deleted_at is null
    and ${today} between n.effective_from and coalesce(n.effective_until, 'infinity'))`;
  return define(members, {
    table: 'member',
    lookups: sql`left join branch_view b on b.id = t.branch_id left join program_type p on p.id = t.program_type_id
      left join database_type y on y.id = t.database_type_id left join update_reason r on r.id = t.close_reason_id`,
    derived: {
      id: column('member_no'),
      name: column('name'),
      custNo: sql`(select c.cust_no from member_cust_no c where c.member_id = t.id
        order by array_position(array['SPEKTRA', 'NMC', 'UFI'], c.business_line) limit 1)`,
      custMainNo: column('cust_main_no'),
      phone: column('phone_encrypted'),
      branch: sql`b.office_code || ' ' || b.name`,
      status: column('status'),
      nik: column('nik_encrypted'),
      birthPlace: column('birth_place'),
      birthDate: column('birth_date'),
      gender: column('gender'),
      maritalStatus: column('marital_status'),
      spouseName: column('spouse_name'),
      spouseNik: column('spouse_nik_encrypted'),
      spousePhone: column('spouse_phone_encrypted'),
      email: column('email_encrypted'),
      emailVerifiedAt: column('email_verified_at'),
      ktpAddress: column('ktp_address_encrypted'),
      ktpArea: joined('ktp_kelurahan', 'ktp_kecamatan', 'ktp_city', 'ktp_province', 'ktp_zip_code'),
      address: column('address_encrypted'),
      area: joined('kelurahan', 'kecamatan', 'city', 'province', 'zip_code'),
      residenceStatus: column('residence_status'),
      residenceSince: column('residence_since'),
      occupation: column('occupation'),
      employerName: column('employer_name'),
      businessField: column('business_field'),
      workSince: column('work_since'),
      monthlyIncome: column('monthly_income'),
      otherIncome: column('other_income'),
      monthlyExpense: column('monthly_expense'),
      npwp: column('npwp_encrypted'),
      emergencyName: column('emergency_name'),
      emergencyRelation: column('emergency_relation'),
      emergencyPhone: column('emergency_phone_encrypted'),
      emergencyAddress: column('emergency_address_encrypted'),
      programType: sql`p.name`,
      databaseType: sql`y.name`,
      verificationStep: column('verification_step'),
      registrationSource: column('registration_source'),
      riskGrade: column('risk_grade'),
      blacklisted: barred,
      joinedAt: column('joined_at'),
      closedAt: column('closed_at'),
      closeReason: sql`r.name`,
    },
    scope: (scope) => inBranches(scope, sql`t.branch_id`),
    filters: {
      mraId: (id: string) => sql`t.branch_id = any(array(
        select v.id from branch_view v join mro_view o on o.id = v.mro_id where o.mra_id = ${id}))`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      groupId: (id: string) => sql`t.id in
        (select g.member_id from group_mapping g where g.group_id = ${id} and g.left_date is null)`,
      hasDocument: (type: string) => sql`t.document_marks @> ${[type]}::text[]`,
      lacksDocument: (type: string) => sql`t.document_marks @> ${[absent(type)]}::text[]`,
      blacklisted: (wanted: boolean) => (wanted ? barred : sql`not ${barred}`),
      zipCode: (code: string) => sql`t.zip_code = ${code}`,
      joinedFrom: (day: string) => sql`t.joined_at >= ${midnight(day)}`,
      joinedTo: (day: string) => sql`t.joined_at < ${midnight(day, 1)}`,
    },
    together: ['joinedFrom', 'joinedTo'],
    search: (_pattern, typed) => {
      const found = byNumber(typed, texts, cards.current);
      const beginning = `${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return found ?? sql`lower(t.name) like ${beginning}`;
    },
    async load(db, records) {
      const numbers = await cards.current.numbers(
        db,
        records.map(({ secureId }) => secureId),
      );
      for (const record of records as unknown as (Member & Record<(typeof sealed)[number], string | null>)[]) {
        for (const name of sealed) record[name] = record[name] === null ? null! : texts.decrypt(record[name]);
        // Of this page nobody reads it in full: staff compare cards in the pages of cards.
        record.cardNo = mask('card', numbers.get(record.secureId) ?? null);
      }
    },
  });
};
