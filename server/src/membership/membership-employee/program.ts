import type { BusinessLine } from '@console/contracts/core/business-lines';
import { plafondFields } from '@console/contracts/membership/member-change';
import type { EmployeeStatus } from '@console/contracts/membership/membership-employee';
import { employees } from '@console/contracts/membership/membership-employee';
import { sql } from 'kysely';
import { notify } from '../../people/notices/notify.ts';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { proposeChange } from '../member-change/propose.ts';
import { lockedMember } from '../member-change/values.ts';
import { followTier, movePlafond } from '../plafond/move.ts';
import { applicantOf } from '../tiering-plafond/applicant.ts';
import { limitOf } from '../tiering-plafond/compute.ts';

/** An employee and the member that the employee is. */
export interface Linked {
  readonly id: string;
  readonly npk: string;
  readonly version: number;
  readonly memberId: string;
  readonly grade: number;
  readonly employeeStatus: EmployeeStatus;
  readonly active: boolean;
}

interface By {
  readonly username: string;
  /** Who approved it besides, where somebody did: a higher limit is in force at once then. */
  readonly approver?: string | null;
  readonly at: Date;
}

/** Whether an employee is entitled to the employee program. */
const isEntitled = ({ active, employeeStatus }: Pick<Linked, 'active' | 'employeeStatus'>): boolean =>
  active && (employeeStatus === 'PERMANENT' || employeeStatus === 'CONTRACT');

/** Users of the head office who may change employees get a notice that more is used than the new limit. */
async function tellHeadOffice(tx: Tx, { id, npk, memberId }: Linked, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from app_user_view u join user_privilege_view p on p.user_id = u.id
    where u.status = 'active' and u.deleted_at is null and u.mapping_type = 'NATIONAL'
      and p.privilege = ${employees.privilege}`.execute(tx);
  const { member_no: memberNo } = await tx
    .selectFrom('member')
    .select('member_no')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await notify(tx, {
    userIds: rows.map((user) => user.id),
    kind: 'EMPLOYEE_OVER_LIMIT',
    parameters: { npk, memberNo },
    link: `/${employees.module}/${id}`,
    at,
  });
}

/** Asks a second person for a limit that would be higher: one alone raises none. */
async function proposeLimit(
  tx: Tx,
  texts: ProtectedText,
  { npk, memberId }: Linked,
  { line, amount }: { readonly line: BusinessLine; readonly amount: number },
  { username, at }: By,
): Promise<void> {
  const member = (await lockedMember(tx, memberId, 'plafond'))!;
  const name = plafondFields[line];
  await proposeChange(tx, texts, {
    member,
    section: 'plafond',
    moved: { [name]: { before: member.limits[name], after: amount } },
    by: username,
    cause: 'membership-employee',
    note: `Karyawan ${npk}: tier program`,
    now: at,
  });
}

/**
 * Computes every limit of the member again, by the tier of the program; contracts stay as they are. A lower limit is in
 * force at once.
 */
async function computeLimits(
  tx: Tx,
  texts: ProtectedText,
  linked: Linked,
  entitled: boolean,
  by: By,
): Promise<boolean> {
  const { username, approver = null, at } = by;
  // The grade counts in the program of employees alone.
  const applicant = await applicantOf(tx, linked.memberId, entitled ? linked.grade : null);
  const plafonds = await tx
    .selectFrom('member_plafond')
    .selectAll()
    .where('member_id', '=', linked.memberId)
    .orderBy('business_line')
    .execute();
  let isOver = false;
  for (const { id, business_line: line, total, used, valid_until: validUntil } of plafonds) {
    const { tier, amount } = await limitOf(tx, line, applicant, jakartaDay(at));
    isOver ||= used > amount;
    if (amount === total || (amount > total && approver === null)) {
      await followTier(tx, id, tier?.secureId ?? null);
      if (amount > total) await proposeLimit(tx, texts, linked, { line, amount }, by);
      continue;
    }
    await movePlafond(tx, {
      memberId: linked.memberId,
      line,
      move: { kind: 'ADJUST', direction: amount > total ? 'in' : 'out' },
      amount: Math.abs(amount - total),
      reference: `${linked.npk}-${linked.version}`,
      maker: username,
      approver,
      at,
      grant: { tierId: tier?.secureId ?? null, validUntil },
    });
  }
  return isOver;
}

interface Change {
  /** False: the employee is no longer this member. */
  readonly isLinked?: boolean;
  readonly isRegraded?: boolean;
}

/**
 * The program of a member who is an employee: that of employees while entitled, else the regular one. Limits follow the
 * program and the grade, a higher one once a second person approves it, and the head office gets a
 * notice when more is used than the new limit.
 * @param linked as it is after the change
 */
export async function followEmployment(
  tx: Tx,
  texts: ProtectedText,
  linked: Linked,
  by: By,
  { isLinked = true, isRegraded = false }: Change = {},
): Promise<void> {
  const entitled = isLinked && isEntitled(linked);
  const { rows } = await sql`
    update member m set program_type_id = p.id, version = m.version + 1, updated_by = ${by.username},
      updated_at = ${by.at}
    from program_type p where p.code = ${entitled ? 'KRY' : 'REG'} and m.id = ${linked.memberId}
      and m.program_type_id <> p.id
      and (${entitled} or m.program_type_id = (select id from program_type where code = 'KRY'))
    returning m.id`.execute(tx);
  if (rows.length === 0 && !(entitled && isRegraded)) return;
  if (await computeLimits(tx, texts, linked, entitled, by)) await tellHeadOffice(tx, linked, by.at);
}
