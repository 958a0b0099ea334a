import { randomUUID } from 'node:crypto';
import { isShort, type LeftOut, type Proposal, type StockLevel } from '@console/contracts/cards/card-stock/stock';
import {
  lineLimit,
  openReservationStates,
  proposedDays,
  reservationModule,
} from '@console/contracts/cards/card-reservations/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { joins, level } from '../lifecycle/stock-level.ts';
import { suitsBranch } from '../card-types/at-branch.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import type { Office } from '../lifecycle/actor.ts';
import { insertLines } from './lines.ts';

const dayMs = 86_400_000;

/** Stock of an office and card type, with the quantity to request. */
export interface Need {
  readonly stockId: string;
  readonly office: Office & { readonly label: string; readonly mraId: string; readonly mraLabel: string };
  readonly cardTypeId: string;
  readonly cardType: string;
  readonly level: StockLevel;
  /** Maximum minus stock and cards in transit. */
  readonly quantity: number;
  /** Office and type are active, and the type has plastic. */
  readonly usable: boolean;
  /** The branch may have the type. */
  readonly suited: boolean;
  /** Open reservation of the same cards, if any. */
  readonly open: { readonly id: string; readonly no: string } | null;
}

const waiting = [...openReservationStates, 'DRAFT', 'GENERATED'];

/** Shortages of the stock rows `t` that match a condition. */
export async function needsOf(tx: Tx, condition: RawBuilder<unknown>, at: Date): Promise<Need[]> {
  const { rows } = await sql<
    Omit<Need, 'office' | 'open'> & {
      kind: Office['kind'];
      id: string;
      label: string;
      mraId: string;
      mraLabel: string;
      openId: string | null;
      openNo: string | null;
    }
  >`
    select t.id as "stockId", case when t.office_branch_id is null
      then 'MRA' else 'BRANCH' end as kind, coalesce(t.office_branch_id, t.office_mra_id) as id,
      coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name) as label,
      a.id as "mraId", a.mra_code || ' ' || a.name as "mraLabel", t.card_type_id as "cardTypeId",
      type.name as "cardType", ${level} as level,
      least(${lineLimit}, greatest(0, t.maximum - t.free - t.in_transit_in))::int as quantity,
      type.physical and type.status = 'active' and type.deleted_at is null and coalesce(b.status, a.status) = 'active'
        and coalesce(b.deleted_at, a.deleted_at) is null as usable,
        ${suitsBranch('type', sql`t.office_branch_id`, at)} as suited, open.id as "openId",
        open.reservation_no as "openNo"
    from card_stock t ${joins}
    left join lateral (select r.id, r.reservation_no
      from card_reservation_line l join card_reservation r on r.id = l.reservation_id
      where (l.destination_branch_id = t.office_branch_id or l.destination_mra_id = t.office_mra_id)
        and l.card_type_id = t.card_type_id and r.state = any(${waiting}::text[])
        order by r.created_at limit 1) open on true
    where ${condition} order by a.mra_code, b.office_code nulls first, type.sort_order`.execute(tx);
  return rows.map(({ kind, id, label, mraId, mraLabel, openId, openNo, ...need }) => ({
    ...need,
    office: { kind, id, label, mraId, mraLabel },
    open: openId && openNo ? { id: openId, no: openNo } : null,
  }));
}

/** Why a need is left out of the proposal; null when it is included. */
export function leftOutFor({ office, cardType, level: stands, quantity, usable, suited, open }: Need): LeftOut | null {
  const because = (code: LeftOut['code']): LeftOut => ({
    office: office.label,
    cardType,
    code,
    reservationId: open?.id ?? null,
    reservationNo: open?.no ?? null,
  });
  if (open) return because('OPEN_RESERVATION_EXISTS');
  if (!isShort({ level: stands }) || quantity === 0) return because('PROPOSAL_NOT_NEEDED');
  return usable ? (suited ? null : because('TYPE_NOT_FOR_BRANCH')) : because('PROPOSAL_NOT_POSSIBLE');
}

interface Proposing {
  readonly requester: Office & { readonly label: string };
  readonly needs: readonly Need[];
  readonly actor: Actor;
  readonly at: Date;
}

/** Creates a draft reservation for the needs. The caller holds the lock of reservations. */
export async function proposeReservation(tx: Tx, { requester, needs, actor, at }: Proposing): Promise<Proposal> {
  const id = randomUUID();
  const no = await takeDocumentNumber(tx, 'RSV', at);
  const isMra = requester.kind === 'MRA';
  await tx
    .insertInto('card_reservation')
    .values({
      id,
      reservation_no: no,
      requester_branch_id: isMra ? null : requester.id,
      requester_mra_id: isMra ? requester.id : null,
      needed_by: toWireInstant(at.getTime() + proposedDays * dayMs).slice(0, 10),
      remark: null,
      origin: 'REORDER',
      editors: [actor.username],
      approver: null,
      decided_at: null,
      note: null,
      import_id: null,
      created_by: actor.username,
      created_at: at,
      updated_by: actor.username,
      updated_at: at,
    })
    .execute();
  await insertLines(
    tx,
    id,
    needs.map(({ office, cardTypeId, quantity }) => ({
      destinationKind: office.kind,
      destinationId: office.id,
      cardTypeId,
      cardDesignId: null,
      qtyRequested: quantity,
      viaMra: false,
    })),
  );
  await recordEntry(tx, {
    actor,
    module: reservationModule,
    action: 'CREATE',
    entityId: id,
    entityLabel: no,
    at,
    changes: needs.map(({ office, cardType, quantity }) => ({
      field: 'lines',
      before: null,
      after: `${office.label} ${cardType}: ${quantity}`,
    })),
  });
  return {
    secureId: id,
    reservationNo: no,
    requester: requester.label,
    lines: needs.length,
    cards: needs.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
