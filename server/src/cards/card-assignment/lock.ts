import {
  assignments,
  assignmentStateOf,
  lineStateOf,
  type AssignmentCardResult,
  type LineState,
} from '@console/contracts/cards/card-assignment';
import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { Office } from '../lifecycle/actor.ts';
import type { CardDocument } from '../lifecycle/request.ts';
import { inCardOffices } from '../scope.ts';
import type { AssignmentCardTable, AssignmentLineTable, AssignmentTable } from './table.ts';

export type StoredAssignment = Selectable<AssignmentTable>;
export type StoredLine = Selectable<AssignmentLineTable>;
export type StoredCard = Selectable<AssignmentCardTable> & {
  readonly card_no: string;
  readonly holder_member_id: string | null;
};

interface Item {
  readonly secureId: string;
  readonly version?: number;
}
const officeOf = (branch: string | null, mra: string | null): Office =>
  branch ? { kind: 'BRANCH', id: branch } : { kind: 'MRA', id: mra as string };
export const originOffice = (row: StoredAssignment): Office => officeOf(row.origin_branch_id, row.origin_mra_id);
export const destinationOffice = (row: StoredLine): Office =>
  officeOf(row.destination_branch_id, row.destination_mra_id);
export const documentOf = ({
  id,
  assignment_no: no,
}: StoredAssignment): CardDocument & { readonly kind: 'assignment' } => ({ kind: 'assignment', id, no });

type Asking = Pick<Context, 'caller'> | null;
const fromOffices = ({ caller }: Pick<Context, 'caller'>, assignment: string): RawBuilder<boolean> =>
  inCardOffices(caller.scope, sql.ref(`${assignment}.origin_branch_id`), sql.ref(`${assignment}.origin_mra_id`));
const toOffices = ({ caller }: Pick<Context, 'caller'>): RawBuilder<boolean> =>
  inCardOffices(caller.scope, sql`l.destination_branch_id`, sql`l.destination_mra_id`);

/**
 * Locks an assignment.
 * @param context the caller. Scope is checked before the version, so that another office's assignment answers
 *   NOT_FOUND. Jobs pass none.
 * @throws Refusal NOT_FOUND, STALE_VERSION
 */
export async function lockAssignment(tx: Tx, { secureId, version }: Item, context: Asking): Promise<StoredAssignment> {
  const row = await tx
    .selectFrom('card_assignment')
    .selectAll()
    .where('id', '=', secureId)
    .where('deleted_at', 'is', null)
    .$if(context !== null, (rows) =>
      rows.where(
        sql<boolean>`(${fromOffices(context as Context, 'card_assignment')}
          or (card_assignment.state <> 'DRAFT'
          and exists (select from card_assignment_line l
          where l.assignment_id = card_assignment.id and ${toOffices(context as Context)})))`,
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  requireVersion(row, version, assignments);
  return row;
}

/**
 * Locks the assignment, then the line, so that changes to lines of one assignment are serialised. Scope is checked
 * before the version.
 * @throws Refusal NOT_FOUND, STALE_VERSION
 */
export async function lockLine(
  tx: Tx,
  { secureId, version }: Item,
  context: Pick<Context, 'caller'>,
): Promise<{ line: StoredLine; assignment: StoredAssignment }> {
  const known = await tx
    .selectFrom('card_assignment_line as l')
    .innerJoin('card_assignment as a', 'a.id', 'l.assignment_id')
    .select('l.assignment_id')
    .where('l.id', '=', secureId)
    .where(sql<boolean>`(${fromOffices(context, 'a')} or (a.state <> 'DRAFT' and ${toOffices(context)}))`)
    .executeTakeFirst();
  if (!known) throw notFound();
  const assignment = await lockAssignment(tx, { secureId: known.assignment_id }, null);
  const line = await tx
    .selectFrom('card_assignment_line')
    .selectAll()
    .where('id', '=', secureId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  requireVersion({ id: assignment.id, version: line.version }, version, assignments);
  return { line, assignment };
}

/** Cards of the lines, ordered by id, with the columns that sending needs. */
export async function cardsOf(tx: Tx, lineIds: readonly string[]): Promise<StoredCard[]> {
  return tx
    .selectFrom('card_assignment_card as a')
    .innerJoin('card as c', 'c.id', 'a.card_id')
    .selectAll('a')
    .select(['c.card_no', 'c.holder_member_id'])
    .where(sql<boolean>`a.line_id = any(${lineIds}::uuid[])`)
    .orderBy('a.card_id')
    .execute();
}

export const setResult = (tx: Tx, ids: readonly string[], result: AssignmentCardResult) =>
  sql`update card_assignment_card set result = ${result} where id = any(${ids}::uuid[])`.execute(tx);

interface Change {
  readonly action: string;
  readonly at: Date;
  readonly reason?: string | null;
  readonly line?: Updateable<AssignmentLineTable>;
}

/** Recalculates the state of a line and its assignment from its cards, with an audit entry for the assignment. */
export async function settleLine(
  tx: Tx,
  { line, assignment }: { line: StoredLine; assignment: StoredAssignment },
  context: Pick<Context, 'caller' | 'request'>,
  { action, at, reason = null, line: change = {} }: Change,
): Promise<{ secureId: string; version: number; state: LineState }> {
  const results = (
    await tx.selectFrom('card_assignment_card').select('result').where('line_id', '=', line.id).execute()
  ).map(({ result }) => result);
  const state = lineStateOf(results);
  const after = await tx
    .updateTable('card_assignment_line')
    .set({ ...change, state, version: sql`version + 1` })
    .where('id', '=', line.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const states = (
    await tx.selectFrom('card_assignment_line').select('state').where('assignment_id', '=', assignment.id).execute()
  ).map((row) => row.state);
  const overall = assignmentStateOf(states);
  await tx
    .updateTable('card_assignment')
    .set({ state: overall, version: sql`version + 1`, updated_by: context.caller.username, updated_at: at })
    .where('id', '=', assignment.id)
    .execute();
  await recordChange(tx, {
    actor: actorOf(context),
    module: assignments.module,
    action,
    entityId: assignment.id,
    entityLabel: `${assignment.assignment_no}/${line.line_no}`,
    at,
    reason,
    before: { state: assignment.state, line: line.state },
    after: { state: overall, line: state },
  });
  return { secureId: after.id, version: after.version, state };
}
