import {
  assignmentRemarks,
  branchHistory,
  databaseTypeHistory,
  emailHistory,
  phoneHistory,
} from '@console/contracts/membership/membership/histories';
import { paymentHistory } from '@console/contracts/membership/membership/payments';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Scope } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { ofMember } from '../member/of-member.ts';

const column = (name: string) => sql.ref(`t.${name}`);
const office = (alias: string) => sql`${sql.ref(`${alias}.office_code`)} || ' ' || ${sql.ref(`${alias}.name`)}`;

/** What all histories share: they are seen by who sees the member, and read by member and period. */
const historyOf = (at: string) => ({
  joins: sql`join member m on m.id = t.member_id and m.deleted_at is null`,
  scope: (scope: Scope) => inBranches(scope, sql`m.branch_id`),
  filters: {
    memberId: (id: string) => ofMember('t.member_id', id),
    from: (day: string) => sql`${column(at)} >= ${midnight(day)}`,
    to: (day: string) => sql`${column(at)} < ${midnight(day, 1)}`,
  },
  together: ['memberId', 'from', 'to'] as const,
});

/** Opens encrypted values of records. */
const opened =
  (texts: ProtectedText, names: readonly string[]) =>
  async (_db: unknown, records: readonly object[]): Promise<void> => {
    for (const record of records as Record<string, string | null>[])
      for (const name of names) record[name] = record[name] == null ? null : texts.decrypt(record[name]);
  };

/** Instalments of contracts, dated by the day on which they are due, which is also where they lie. */
const paymentDefinition = (now: () => Date) => {
  const today = eachTime(() => sql`${jakartaDay(now())}::date`);
  return define(paymentHistory, {
    ...historyOf('due_date'),
    table: 'payment_history',
    where: sql`true`,
    columns: {
      version: sql`1`,
      createdBy: sql`'core'`,
      createdAt: sql`t.due_date::timestamp at time zone 'Asia/Jakarta'`,
      updatedBy: sql`'core'`,
      updatedAt: sql`coalesce(t.principle_paid_date, t.due_date)::timestamp at time zone 'Asia/Jakarta'`,
    },
    derived: {
      contractNo: column('contract_no'),
      installmentNo: column('installment_no'),
      businessLine: column('business_line'),
      dueDate: column('due_date'),
      angsuran: column('angsuran'),
      principal: column('principal'),
      interest: column('interest'),
      plafond: column('plafond'),
      principlePaidDate: column('principle_paid_date'),
      daysPastDue: sql`greatest(0, coalesce(t.principle_paid_date, ${today}) - t.due_date)`,
    },
    filters: {
      ...historyOf('due_date').filters,
      from: (day: string) => sql`t.due_date >= ${day}::date`,
      to: (day: string) => sql`t.due_date <= ${day}::date`,
    },
  });
};

/** Serves the histories of members (docs/model/membership.md#histories-of-members). */
export function registerHistories(app: Application, texts: ProtectedText): void {
  registerResource(app, paymentHistory, paymentDefinition(app.services.now));
  registerResource(app, databaseTypeHistory, {
    ...historyOf('reset_date'),
    table: 'member_database_type_history',
    lookups: sql`left join database_type o on o.id = t.database_type_old
      left join database_type n on n.id = t.database_type_new`,
    derived: {
      databaseTypeOld: sql`o.name`,
      databaseTypeNew: sql`n.name`,
      resetBy: column('reset_by'),
      resetDate: column('reset_date'),
    },
  });
  registerResource(app, phoneHistory, {
    ...historyOf('register_date'),
    table: 'member_phone_history',
    derived: {
      phoneOld: column('phone_old_encrypted'),
      phoneNew: column('phone_new_encrypted'),
      csId: column('cs_id'),
      registerDate: column('register_date'),
      source: column('source'),
      selfiePhotoPath: sql`'photo/' || t.selfie_file_id`,
    },
    load: opened(texts, ['phoneOld', 'phoneNew']),
  });
  registerResource(app, emailHistory, {
    ...historyOf('register_date'),
    table: 'member_email_history',
    derived: {
      emailOld: column('email_old_encrypted'),
      emailNew: column('email_new_encrypted'),
      registerDate: column('register_date'),
      verificationDate: column('verification_date'),
    },
    load: opened(texts, ['emailOld', 'emailNew']),
  });
  registerResource(app, branchHistory, {
    ...historyOf('creation_date'),
    table: 'member_branch_history',
    lookups: sql`left join branch_view o on o.id = t.branch_old left join branch_view n on n.id = t.branch_new`,
    derived: { branchOld: office('o'), branchNew: office('n'), creationDate: column('creation_date') },
  });
  registerResource(app, assignmentRemarks, {
    ...historyOf('creation_date'),
    table: 'member_assignment_remark',
    derived: { creationDate: column('creation_date'), remark: column('remark'), remarkBy: column('remark_by') },
  });
}
