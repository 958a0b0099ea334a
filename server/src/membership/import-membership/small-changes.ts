// Long: the kinds of files that change one field of a member, a few lines each.
import {
  memberDatabaseType,
  memberImports,
  memberStatus,
  memberStep,
} from '@console/contracts/membership/import-membership';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineHandler, type Applied, type ApplyRun, type RowFault } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { memberOrders } from '../member/orders.ts';
import { followStatus } from '../member-change/follow-status.ts';
import { importNoOf, membersNumbered, unknownMember, type NamedMember } from './members.ts';

/** Why a caller may not upload what head office alone loads. */
export const headOfficeOnly = ({ mappingType, isAdmin }: Caller): Refusal | null =>
  isHeadOffice(mappingType, isAdmin)
    ? null
    : new Refusal('FORBIDDEN', { privilege: memberImports.privilege, action: 'import' });

/** Users of a branch load nothing. */
export const aboveBranches = ({ mappingType, isAdmin }: Caller): Refusal | null =>
  isAdmin || mappingType !== 'BRANCH'
    ? null
    : new Refusal('FORBIDDEN', { privilege: memberImports.privilege, action: 'import' });

const recordModule = 'membership';
const applied = ({ id, memberNo, name }: NamedMember, before: object, after: object): Applied => ({
  entityId: id,
  entityLabel: `${memberNo} ${name}`,
  before: { ...before } as Applied['before'],
  after: { ...after } as Applied['after'],
});

const touched = ({ actor, now }: ApplyRun) =>
  sql`version = m.version + 1, updated_by = ${actor.username}, updated_at = ${now}`;

/** Moves members to database types, with their histories. */
export async function moveDatabaseTypes(
  tx: Tx,
  moves: readonly { readonly id: string; readonly old: string | null; readonly new: string }[],
  { by, resetBy, now }: { readonly by: string; readonly resetBy: string; readonly now: Date },
): Promise<void> {
  await sql`update member m set database_type_id = r.new, database_type_since = ${jakartaDay(now)}::date,
      version = m.version + 1, updated_by = ${by}, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) r(id uuid, new uuid) where m.id = r.id`.execute(tx);
  await sql`insert into member_database_type_history (id, member_id, created_by, created_at, updated_by, updated_at,
      database_type_old, database_type_new, reset_by, reset_date)
    select gen_random_uuid(), r.id, ${by}, ${now}, ${by}, ${now}, r.old, r.new, ${resetBy}, ${now}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) r(id uuid, old uuid, new uuid)
    where r.old is not null and r.old <> r.new`.execute(tx);
}

export const databaseTypeHandler = defineHandler<(typeof memberDatabaseType)['columns']>({
  definition: memberDatabaseType,
  recordModule,
  uploader: aboveBranches,
  async check(rows, run) {
    const members = await membersNumbered(
      run,
      rows.map(({ values }) => values.member_no),
    );
    return rows.map(({ values }) => {
      const member = members.get(values.member_no);
      return member ? { stored: { database_type_code: member.databaseType ?? '' } } : unknownMember;
    });
  },
  async apply(rows, run) {
    const members = await membersNumbered(
      run,
      rows.map(({ values }) => values.member_no),
    );
    const moves = rows.map(({ values, ids }) => {
      const member = members.get(values.member_no)!;
      return { member, id: member.id, old: member.databaseTypeId, new: ids!['database_type_code']! };
    });
    await moveDatabaseTypes(run.db, moves, {
      by: run.actor.username,
      resetBy: await importNoOf(run),
      now: run.now,
    });
    return rows.map(({ values }, at) =>
      applied(
        moves[at]!.member,
        { databaseType: moves[at]!.member.databaseType },
        { databaseType: values.database_type_code },
      ),
    );
  },
});

export const stepHandler = defineHandler<(typeof memberStep)['columns']>({
  definition: memberStep,
  recordModule,
  uploader: aboveBranches,
  async check(rows, run) {
    const members = await membersNumbered(
      run,
      rows.map(({ values }) => values.member_no),
    );
    return rows.map(({ values }) => {
      const member = members.get(values.member_no);
      return member ? { stored: { verification_step: member.verificationStep as 'none' } } : unknownMember;
    });
  },
  async apply(rows, run) {
    const members = await membersNumbered(
      run,
      rows.map(({ values }) => values.member_no),
    );
    await sql`update member m set verification_step = r.verification_step, ${touched(run)}
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ values }) => values))}::jsonb)
        r(member_no text, verification_step text) where m.member_no = r.member_no`.execute(run.db);
    return rows.map(({ values }) => {
      const member = members.get(values.member_no)!;
      return applied(
        member,
        { verificationStep: member.verificationStep },
        { verificationStep: values.verification_step },
      );
    });
  },
});

/** The steps that each of these reasons is one for, by code. */
async function stepsOf(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('update_reason')
    .select(['code', 'status_steps'])
    .where('code', 'in', codes.length > 0 ? [...codes] : [''])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ code, status_steps: steps }) => [code, steps]));
}

/** What keeps a member from being switched. */
async function statusFaults(run: Pick<ApplyRun, 'db'>, member: NamedMember, to: string, open: number) {
  const faults: RowFault[] = [];
  if (member.status !== 'active' && member.status !== 'inactive') return [{ column: 'status', code: 'STATUS_FIXED' }];
  if (member.status === to) return faults;
  if (to === 'inactive' && open > 0)
    faults.push({ column: 'member_no', code: 'MEMBER_HAS_OPEN_PO', parameters: { count: open } });
  if (to === 'active' && member.riskGrade === null) faults.push({ column: 'member_no', code: 'RISK_MISSING' });
  if (to === 'active' && (await isPhoneBarred(run.db, member.phoneHash)))
    faults.push({ column: 'member_no', code: 'PHONE_BLACKLISTED' });
  return faults;
}

export const statusHandler = (app: Application) =>
  defineHandler<(typeof memberStatus)['columns']>({
    definition: memberStatus,
    recordModule,
    uploader: headOfficeOnly,
    async check(rows, run) {
      const members = await membersNumbered(
        run,
        rows.map(({ values }) => values.member_no),
      );
      const ids = [...members.values()].map(({ id }) => id);
      const open = await memberOrders(app).current.countOpen(run.db, ids);
      const steps = await stepsOf(
        run.db,
        rows.map(({ values }) => values.reason_code),
      );
      return Promise.all(
        rows.map(async ({ values }) => {
          const member = members.get(values.member_no);
          if (!member) return unknownMember;
          const step = values.status === 'active' ? 'REACTIVATE' : 'DEACTIVATE';
          const fits = steps.get(values.reason_code)?.includes(step) ?? true;
          return {
            errors: [
              ...(fits ? [] : [{ column: 'reason_code', code: 'NOT_ALLOWED' }]),
              ...(await statusFaults(run as never, member, values.status, open.get(member.id) ?? 0)),
            ],
            stored: { status: member.status as 'active' },
          };
        }),
      );
    },
    async apply(rows, run) {
      const members = await membersNumbered(
        run,
        rows.map(({ values }) => values.member_no),
      );
      await sql`update member m set status = r.status, ${touched(run)}
        from jsonb_to_recordset(${JSON.stringify(rows.map(({ values }) => values))}::jsonb)
          r(member_no text, status text) where m.member_no = r.member_no`.execute(run.db);
      const off = rows.flatMap(({ values }) =>
        values.status === 'inactive' ? [members.get(values.member_no)!.id] : [],
      );
      const on = rows.flatMap(({ values }) => (values.status === 'active' ? [members.get(values.member_no)!.id] : []));
      await followStatus(app, run.db, off, { status: 'inactive', at: run.now });
      await followStatus(app, run.db, on, { status: 'active', at: run.now });
      return rows.map(({ values }) => {
        const member = members.get(values.member_no)!;
        return applied(member, { status: member.status }, { status: values.status });
      });
    },
  });
