import { randomUUID } from 'node:crypto';
import { cardReservations, type CardReservationCreate } from '@console/contracts/cards/card-reservations/reservations';
import { neededDays } from '@console/contracts/cards/card-reservations/vocabulary';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { actsFor, cardActor } from '../lifecycle/actor.ts';
import { isOfHeadOffice } from '../masters/head-office.ts';
import { branchesUnder, inCardOffices } from '../scope.ts';
import { askedFor, insertLines, lineErrors, linesOf } from './lines.ts';
import { namedOffices, officeOf } from './offices.ts';

const dayMs = 86_400_000;
const dayOf = sql`(t.created_at at time zone 'Asia/Jakarta')::date`;
const total = (column: string) =>
  sql`(select coalesce(sum(${sql.ref(`l.${column}`)}), 0)::int from card_reservation_line l
    where l.reservation_id = t.id)`;

/** Earliest date, in Jakarta, for which cards can be requested. */
export const firstNeeded = (now: Date): string => toWireInstant(now.getTime() + neededDays * dayMs).slice(0, 10);

export const neededFault = (neededBy: string, now: Date): FieldError[] =>
  neededBy < firstNeeded(now) ? [{ field: 'neededBy', code: 'NEEDED_TOO_SOON', parameters: { days: neededDays } }] : [];

/** Faults of the requester field: it must be an active office of the caller's own kind; head office may choose any. */
async function requesterErrors(
  tx: Tx,
  { requesterKind, requesterBranchId, requesterMraId }: CardReservationCreate,
  caller: Caller | null,
): Promise<FieldError[]> {
  const office = officeOf(requesterBranchId, requesterMraId);
  const field = office.kind === 'MRA' ? 'requesterMraId' : 'requesterBranchId';
  if (!(await namedOffices(tx, [office.id])).has(office.id)) return [{ field, code: 'NOT_FOUND' }];
  if (!caller || isOfHeadOffice(caller)) return [];
  if (caller.mappingType !== requesterKind) return [{ field: 'requesterKind', code: 'NOT_ALLOWED' }];
  return actsFor(await cardActor(tx, caller), office) ? [] : [{ field, code: 'NOT_ALLOWED' }];
}

/** Storage of reservations, with the rules that need the database. */
export const reservationDefinition = ({ now }: Services) =>
  define(cardReservations, {
    table: 'card_reservation',
    serialised: true,
    scope: (scope) => inCardOffices(scope, sql.ref('t.requester_branch_id'), sql.ref('t.requester_mra_id')),
    joins: sql`left join branch_view rb on rb.id = t.requester_branch_id left
      join mra_view rm on rm.id = t.requester_mra_id`,
    columns: {
      requesterKind: sql`case when t.requester_mra_id is null then 'BRANCH' else 'MRA' end`,
      lines: sql`'[]'::jsonb`,
    },
    derived: {
      reservationNo: sql`t.reservation_no`,
      requester: sql`coalesce(rb.office_code || ' ' || rb.name, rm.mra_code || ' ' || rm.name)`,
      lineCount: sql`(select count(*)::int from card_reservation_line l where l.reservation_id = t.id)`,
      requested: total('qty_requested'),
      approved: total('qty_approved'),
      allotted: total('qty_allotted'),
      received: total('qty_received'),
      state: sql`t.state`,
      origin: sql`t.origin`,
      editors: sql`t.editors`,
      approver: sql`t.approver`,
      note: sql`t.note`,
    },
    filters: {
      mra: (mra: string) => sql`(t.requester_mra_id = ${mra} or t.requester_branch_id = any(${branchesUnder(mra)}))`,
      branch: (branch: string) =>
        sql`(t.requester_branch_id = ${branch}
          or exists (select from card_reservation_line l
          where l.reservation_id = t.id and l.destination_branch_id = ${branch}))`,
      cardTypeId: (type: string) =>
        sql`exists (select from card_reservation_line l where l.reservation_id = t.id and l.card_type_id = ${type})`,
      from: (day: string) => sql`${dayOf} >= ${day}::date`,
      to: (day: string) => sql`${dayOf} <= ${day}::date`,
    },
    async load(db, records, { of }) {
      const lines =
        of === 'list'
          ? new Map<string, never[]>()
          : await linesOf(
              db,
              records.map(({ secureId }) => secureId),
            );
      for (const record of records) {
        record.lineRows = lines.get(record.secureId) ?? [];
        record.lines = record.lineRows.map(askedFor);
      }
    },
    async beforeSave(tx, { values, before, store, actor, caller }) {
      if (values.requesterKind === 'MRA') values.requesterBranchId = null;
      else values.requesterMraId = null;
      const errors = [...neededFault(values.neededBy, now()), ...(await requesterErrors(tx, values, caller))];
      if (before) {
        store['editors'] = [...new Set([...before.editors, actor.username])];
        return errors;
      }
      if (errors.length === 0)
        errors.push(
          ...(await lineErrors(tx, officeOf(values.requesterBranchId, values.requesterMraId), values.lines, now())),
        );
      if (errors.length > 0) return errors;
      const id = randomUUID();
      Object.assign(store, {
        id,
        reservation_no: await takeDocumentNumber(tx, 'RSV', now()),
        editors: [actor.username],
      });
      await insertLines(tx, id, values.lines);
      return [];
    },
    guard: (_tx, action, records) =>
      Promise.resolve(
        new Map<string, Refusal>(
          records
            .filter(({ state }) => state !== 'DRAFT')
            .map(({ secureId, state }) => [secureId, invalidState(state, action)]),
        ),
      ),
  });
