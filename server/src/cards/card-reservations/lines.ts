import { randomUUID } from 'node:crypto';
import { cardNumber } from '@console/contracts/cards/card-number';
import type { ReservationLineInput, ReservationLineRow } from '@console/contracts/cards/card-reservations/calls';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { typeFaults } from '../card-types/at-branch.ts';
import type { Office } from '../lifecycle/actor.ts';
import { mayReceive, namedOffices, officeLabel } from './offices.ts';

/** Faults of lines that need the database, by line position. */
export async function lineErrors(
  tx: Tx,
  requester: Office,
  lines: readonly ReservationLineInput[],
  at: Date,
): Promise<FieldError[]> {
  const offices = await namedOffices(tx, [...new Set(lines.map(({ destinationId }) => destinationId))]);
  const types = await tx
    .selectFrom('card_type')
    .select(['id', 'name', 'physical', 'status'])
    .where(
      'id',
      'in',
      lines.map(({ cardTypeId }) => cardTypeId),
    )
    .where('deleted_at', 'is', null)
    .execute();
  const named = lines.flatMap(({ cardDesignId }) => cardDesignId ?? []);
  const designs =
    named.length > 0
      ? await tx
          .selectFrom('card_design')
          .select(['id', 'card_type_id', 'status'])
          .where('id', 'in', named)
          .where('deleted_at', 'is', null)
          .execute()
      : [];
  const unsuited = await typeFaults(
    tx,
    lines.flatMap(({ destinationKind, destinationId: branchId, cardTypeId }) =>
      destinationKind === 'BRANCH' ? [{ branchId, cardTypeId }] : [],
    ),
    at,
  );
  return lines.flatMap(({ destinationKind, destinationId, cardTypeId, cardDesignId }, index): FieldError[] => {
    const field = `lines[${index}]`;
    const office = offices.get(destinationId);
    const type = types.find(({ id }) => id === cardTypeId);
    if (!office || office.kind !== destinationKind || !mayReceive(requester, office))
      return [{ field, code: 'DESTINATION_OUTSIDE', parameters: { office: office ? officeLabel(office) : '-' } }];
    if (!type?.physical || type.status !== 'active')
      return [{ field, code: 'TYPE_NOT_PHYSICAL', parameters: { type: type?.name ?? '-' } }];
    const fault = unsuited({ branchId: destinationId, cardTypeId });
    if (fault) return [{ field, ...fault }];
    const design = designs.find(({ id }) => id === cardDesignId);
    return cardDesignId !== null && (design?.card_type_id !== cardTypeId || design.status !== 'active')
      ? [{ field, code: 'DESIGN_NOT_OF_TYPE', parameters: { type: type.name } }]
      : [];
  });
}

/** Stores the lines of a reservation. */
export async function insertLines(
  tx: Tx,
  reservationId: string,
  lines: readonly ReservationLineInput[],
): Promise<void> {
  await tx
    .insertInto('card_reservation_line')
    .values(
      lines.map((line) => ({
        id: randomUUID(),
        reservation_id: reservationId,
        destination_branch_id: line.destinationKind === 'BRANCH' ? line.destinationId : null,
        destination_mra_id: line.destinationKind === 'MRA' ? line.destinationId : null,
        card_type_id: line.cardTypeId,
        card_design_id: line.cardDesignId,
        qty_requested: line.qtyRequested,
        qty_approved: null,
        via_mra: line.viaMra,
      })),
    )
    .execute();
}

type StoredAllotment = {
  lineId: string;
  secureId: string;
  sequence: string;
  prefix: string;
  numberCode: string;
  from: number;
  to: number;
  quantity: number;
  issuanceId: string | null;
  issuanceNo: string | null;
  isLast: boolean;
  by: string;
  at: string;
};

async function allotmentsOf(db: Db | Tx, lineIds: readonly string[]): Promise<StoredAllotment[]> {
  const { rows } = await sql<StoredAllotment>`
    select a.line_id as "lineId", a.id as "secureId", s.code as sequence, s.prefix, s.number_code as "numberCode",
    a.serial_from as "from", a.serial_to as "to", a.quantity, a.issuance_id as "issuanceId",
    i.issuance_no as "issuanceNo", a.serial_to + 1 = s.next_serial
      and s.state <> 'CLOSED' as "isLast", a.created_by as by, a.created_at as at
    from card_allotment a join card_sequence s on s.id = a.sequence_id left join card_issuance i on i.id = a.issuance_id
      where a.line_id = any(${lineIds}::uuid[]) order by a.number_from`.execute(db);
  return rows;
}

/** Lines of reservations with their results, by reservation. */
export async function linesOf(
  db: Db | Tx,
  reservationIds: readonly string[],
): Promise<Map<string, ReservationLineRow[]>> {
  const { rows } = await sql<Omit<ReservationLineRow, 'allotments'> & { reservationId: string }>`
    select l.reservation_id as "reservationId", l.id as "lineId", l.version, case when l.destination_mra_id is null
      then 'BRANCH' else 'MRA' end as "destinationKind",
      coalesce(l.destination_branch_id, l.destination_mra_id) as "destinationId",
      coalesce(b.office_code || ' ' || b.name, m.mra_code || ' ' || m.name) as destination,
      l.card_type_id as "cardTypeId", t.name as "cardType", l.card_design_id as "cardDesignId", d.name as "cardDesign",
      l.qty_requested as "qtyRequested", l.qty_approved as "qtyApproved", l.qty_allotted as "qtyAllotted",
      l.qty_issued as "qtyIssued", l.qty_received as "qtyReceived", l.via_mra as "viaMra"
    from card_reservation_line l join card_type t on t.id = l.card_type_id left
      join card_design d on d.id = l.card_design_id left join branch_view b on b.id = l.destination_branch_id left
      join mra_view m on m.id = l.destination_mra_id
    where l.reservation_id = any(${reservationIds}::uuid[]) order by destination, t.sort_order, l.id`.execute(db);
  const allotments = await allotmentsOf(
    db,
    rows.map(({ lineId }) => lineId),
  );
  const all = new Map<string, ReservationLineRow[]>();
  for (const { reservationId, ...line } of rows) {
    const own = allotments
      .filter(({ lineId }) => lineId === line.lineId)
      .map(({ lineId: _line, prefix, numberCode, from, to, ...rest }) => ({
        ...rest,
        firstNumber: cardNumber(prefix, numberCode, from),
        lastNumber: cardNumber(prefix, numberCode, to),
      }));
    all.set(reservationId, [...(all.get(reservationId) ?? []), { ...line, allotments: own }]);
  }
  return all;
}

/** The requested part of a line. */
export const askedFor = ({
  destinationKind,
  destinationId,
  cardTypeId,
  cardDesignId,
  qtyRequested,
  viaMra,
}: ReservationLineRow): ReservationLineInput => ({
  destinationKind,
  destinationId,
  cardTypeId,
  cardDesignId,
  qtyRequested,
  viaMra,
});
