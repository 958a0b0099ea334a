import type { FieldError } from '@console/contracts/core/errors';
import { actionsOf, isHeadOffice, levels } from '@console/contracts/core/privileges';
import {
  ccmRules,
  confirmations,
  unfinishedCcmStates,
  type CcmState,
} from '@console/contracts/orders-logs/customer-confirmation';
import { finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql } from 'kysely';
import { allowsBranch, inBranches } from '../../people/scope/predicate.ts';
import { scopesOf } from '../../people/scope/scopes-of.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Save } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { dueAfter, nextCcmNo } from '../orders/confirmations.ts';

const dayMs = 86_400_000;

const dayWord = (instant: Date): string => jakartaDay(instant).split('-').toReversed().join('-');

type Made = Save<typeof confirmations>;

/** The order or member that a confirmation is about. */
export interface Subject {
  readonly orderId: string | null;
  readonly applNo: string | null;
  readonly custNo: string | null;
  readonly memberId: string;
  readonly memberName: string;
  readonly line: 'SPEKTRA' | 'NMC' | 'UFI';
  readonly branchId: string;
  readonly status: OrderState | null;
  readonly archived: boolean;
}

/**
 * The order with an application number, within the scope.
 * @param lock whether the order is kept from ending until the transaction does
 */
export async function orderSubject(
  db: Db | Tx,
  applNo: string,
  scope: Scope,
  lock = false,
): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`select t.id as "orderId", t.appl_no as "applNo", t.cust_no as "custNo",
      t.member_id as "memberId", t.member_name as "memberName", t.business_line as line, t.branch_id as "branchId",
      t.status, t.archived_at is not null as archived
    from purchase_order t where t.appl_no = ${applNo} and t.deleted_at is null
      and ${inBranches(scope, 't.branch_id')} ${lock ? sql`for share` : sql``}`.execute(db);
  return rows[0];
}

/** The member with a customer number, within the scope. */
export async function memberSubject(db: Db | Tx, custNo: string, scope: Scope): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`select null as "orderId", null as "applNo", t.cust_main_no as "custNo",
      t.id as "memberId", t.name as "memberName", 'SPEKTRA' as line, t.branch_id as "branchId", null as status,
      false as archived
    from member_view t where t.cust_main_no = ${custNo} and t.deleted_at is null
      and ${inBranches(scope, 't.branch_id')}`.execute(db);
  return rows[0];
}

type Known = { readonly secureId: string; readonly ccmNo: string } | undefined;

async function knownOf(
  tx: Db | Tx,
  type: string,
  { orderId, memberId }: Pick<Subject, 'orderId' | 'memberId'>,
  states: readonly CcmState[],
): Promise<Known> {
  const { rows } = await sql<NonNullable<Known>>`select id as "secureId", ccm_no as "ccmNo"
    from customer_confirmation where type = ${type} and deleted_at is null and state = any(${[...states]})
      and ${orderId ? sql`order_id = ${orderId}` : sql`order_id is null and member_id = ${memberId}`}
    order by created_at desc limit 1`.execute(tx);
  return rows[0];
}

/** The unfinished confirmation of the same type and order, or of a change of the same member. */
export const unfinishedOf = (tx: Db | Tx, type: string, subject: Pick<Subject, 'orderId' | 'memberId'>) =>
  knownOf(tx, type, subject, unfinishedCcmStates);

/** One that keeps a new one from being made: of an order also one that somebody else is to open again. */
const inTheWayOf = (tx: Tx, type: string, subject: Subject) =>
  knownOf(tx, type, subject, [
    ...unfinishedCcmStates,
    ...(subject.orderId ? (['DENIED', 'UNREACHABLE'] as const) : []),
  ]);

/** @throws Refusal CCM_ORDER_OVER for an order that is final or archived */
export function requireLive({ status, archived }: Pick<Subject, 'status' | 'archived'>): void {
  if (archived || (status !== null && (finalOrderStates as readonly OrderState[]).includes(status)))
    throw new Refusal('CCM_ORDER_OVER');
}

const recording = Object.keys(levels).filter((level) => actionsOf(level).includes('update'));

/** Why this user may not be the agent: unknown, not in the branch, or of head office for a visit. */
async function agentFault(
  tx: Tx,
  { agent, channel }: Pick<Made['values'], 'agent' | 'channel'>,
  branchId: string,
): Promise<FieldError | null> {
  if (!agent) return null;
  const { rows } = await sql<{ id: string; office: string | null }>`select u.id, u.mapping_type as office
    from app_user_view u where u.username = ${agent} and u.status = 'active' and u.deleted_at is null
      and exists (select from user_privilege_view p where p.user_id = u.id
        and p.privilege = ${confirmations.privilege} and p.level = any(${recording}::text[]))`.execute(tx);
  const user = rows[0];
  const scope = user && (await scopesOf(tx, [user.id])).get(user.id);
  if (!scope || !allowsBranch(scope, branchId)) return { field: 'agent', code: 'NOT_FOUND' };
  return channel === 'VISIT' && isHeadOffice(user.office as never, false)
    ? { field: 'agent', code: 'NOT_ALLOWED' }
    : null;
}

/** Fills in the order or member of a new confirmation, and when it is due. */
export const onCreate =
  (now: () => Date) =>
  async (tx: Tx, save: Made): Promise<readonly FieldError[] | void> => {
    const { values, store, before, caller } = save;
    if (before) return;
    const scope = caller?.scope ?? { type: 'all' };
    const at = now();
    const isChange = values.type === 'DATA_CHANGE';
    const subject = isChange
      ? await memberSubject(tx, values.custNo ?? '', scope)
      : await orderSubject(tx, values.applNo ?? '', scope, true);
    if (!subject) return [{ field: isChange ? 'custNo' : 'applNo', code: 'NOT_FOUND' }];
    requireLive(subject);
    if (values.dueAt && Date.parse(values.dueAt) < at.getTime()) return [{ field: 'dueAt', code: 'BACKDATED' }];
    const latest = new Date(at.getTime() + ccmRules.longestDueDays * dayMs);
    if (values.dueAt && Date.parse(values.dueAt) > latest.getTime())
      return [
        {
          field: 'dueAt',
          code: 'RANGE',
          parameters: { minimum: dayWord(at), maximum: dayWord(latest) },
        },
      ];
    const agent = values.agent?.toUpperCase() ?? null;
    const fault = await agentFault(tx, { agent, channel: values.channel }, subject.branchId);
    if (fault) return [fault];
    const known = await inTheWayOf(tx, values.type, subject);
    if (known) throw new Refusal('CCM_EXISTS', { parameters: { ccmNo: known.ccmNo }, result: { ...known } });
    Object.assign(values, {
      applNo: subject.applNo,
      custNo: subject.custNo,
      agent,
      dueAt: values.dueAt ?? dueAfter(at).toISOString(),
    });
    Object.assign(store, {
      ccm_no: await nextCcmNo(tx, at),
      order_id: subject.orderId,
      member_id: subject.memberId,
      member_name: subject.memberName,
      business_line: subject.line,
      branch_id: subject.branchId,
    });
  };
