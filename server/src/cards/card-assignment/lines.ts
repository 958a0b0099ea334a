import type { AssignmentLine, AssignmentLineDetail } from '@console/contracts/cards/card-assignment';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { actsFor, cardActor } from '../lifecycle/actor.ts';
import { inCardOffices } from '../scope.ts';
import { worksAt } from './offices.ts';
import { destinationOffice, lockLine, originOffice } from './lock.ts';

const columns = sql`l.id as "secureId", l.version, l.line_no as "lineNo",
  coalesce(db.office_code || ' ' || db.name, dm.mra_code || ' ' || dm.name) as destination, ct.name as "cardType",
  l.quantity, l.card_from as "cardFrom", l.card_to as "cardTo",
  l.carrier, l.carrier_ref as "carrierRef", l.state, l.sent_at as "sentAt", l.received_at as "receivedAt",
  l.received_by as "receivedBy",
  (select count(*) from card_assignment_card a where a.line_id = l.id and a.result = 'RECEIVED') as received,
  (select count(*) from card_assignment_card a where a.line_id = l.id and a.result = 'PENDING') as pending,
  (select count(*) from card_assignment_card a where a.line_id = l.id and a.result in ('MISSING', 'LOST')) as missing,
  (select count(*) from card_assignment_card a where a.line_id = l.id and a.result = 'DAMAGED') as damaged`;
const tables = sql`card_assignment_line l join card_assignment t on t.id = l.assignment_id
  join card_type ct on ct.id = l.card_type_id left join branch_view db on db.id = l.destination_branch_id left
  join mra_view dm on dm.id = l.destination_mra_id`;

/**
 * Lines that the caller may see: all lines of assignments that his office sent, otherwise only those addressed to his
 * office.
 */
const visible = ({
  caller: { scope },
}: Pick<
  Context,
  'caller'
>): RawBuilder<boolean> => sql<boolean>`(${inCardOffices(scope, sql`t.origin_branch_id`, sql`t.origin_mra_id`)}
  or (t.state <> 'DRAFT' and ${inCardOffices(scope, sql`l.destination_branch_id`, sql`l.destination_mra_id`)}))`;

/** Lines of an assignment, in order. */
export async function linesOf(
  db: Db,
  context: Pick<Context, 'caller'>,
  assignmentId: string,
): Promise<AssignmentLine[]> {
  if (!isUuid(assignmentId)) throw notFound();
  return (
    await sql<AssignmentLine>`select ${columns} from ${tables} where t.id = ${assignmentId} and ${visible(context)}
      order by l.line_no`.execute(db)
  ).rows;
}

/** One line with its cards and remarks, newest remark first. @throws Refusal NOT_FOUND */
export async function lineDetail(
  { db }: Services,
  context: Pick<Context, 'caller'>,
  secureId: string,
): Promise<AssignmentLineDetail> {
  if (!isUuid(secureId)) throw notFound();
  const {
    rows: [line],
  } = await sql<
    Omit<AssignmentLineDetail, 'cards' | 'remarks' | 'isReceiver' | 'isSender'>
  >`select ${columns}, t.id as "assignmentId", t.assignment_no as "assignmentNo", t.kind,
    l.receipt_file as "receiptFile",
      (select coalesce(ob.office_code || ' ' || ob.name, om.mra_code || ' ' || om.name)
        from (select 1) x left join branch_view ob on ob.id = t.origin_branch_id left
        join mra_view om on om.id = t.origin_mra_id) as origin
    from ${tables} where l.id = ${secureId} and ${visible(context)}`.execute(db);
  if (!line) throw notFound();
  const { rows: cards } = await sql<
    AssignmentLineDetail['cards'][number]
  >`select c.card_no as "cardNo", c.id as "cardId", a.result, ct.name as type
    from card_assignment_card a join card c on c.id = a.card_id join card_type ct on ct.id = c.card_type_id
    where a.line_id = ${secureId} order by c.card_no`.execute(db);
  const remarks = await db
    .selectFrom('card_assignment_remark')
    .select(['creation_date as creationDate', 'remark', 'remark_by as remarkBy'])
    .where('line_id', '=', secureId)
    .orderBy('creation_date', 'desc')
    .execute();
  const { isReceiver, isSender } = await db.transaction().execute(async (tx) => {
    const locked = await lockLine(tx, { secureId }, context);
    const actor = await cardActor(tx, context.caller);
    return {
      isReceiver: worksAt(actor, destinationOffice(locked.line)),
      isSender: worksAt(actor, originOffice(locked.assignment)),
    };
  });
  return { ...line, cards, remarks, isReceiver, isSender };
}

type Remarking = Context<unknown, { readonly secureId: string; readonly remark: string }>;

/** Adds a remark. Both offices may, while the line is open. @throws Refusal LINE_CLOSED, NOT_FOUND */
export const addRemark = ({ db, now }: Services, context: Remarking) =>
  db.transaction().execute(async (tx) => {
    const { line, assignment } = await lockLine(tx, { secureId: context.body.secureId }, context);
    const actor = await cardActor(tx, context.caller);
    if (!actsFor(actor, destinationOffice(line)) && !actsFor(actor, originOffice(assignment))) throw notFound();
    if (['RECEIVED', 'REJECTED', 'RECALLED'].includes(line.state)) throw new Refusal('LINE_CLOSED');
    const created = await tx
      .insertInto('card_assignment_remark')
      .values({
        line_id: line.id,
        creation_date: now(),
        remark: context.body.remark.trim(),
        remark_by: context.caller.username,
      })
      .returning(['creation_date as creationDate', 'remark', 'remark_by as remarkBy'])
      .executeTakeFirstOrThrow();
    await context.remember(tx, created);
    return created;
  });
