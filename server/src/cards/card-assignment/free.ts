import type { AssignmentKind, FreeCard } from '@console/contracts/cards/card-assignment';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { cardNoOf, cardRangeOf } from '../card-no.ts';
import type { Office } from '../lifecycle/actor.ts';
import { notInPlace } from '../lifecycle/guards.ts';

export interface Wanted {
  readonly cardTypeId?: string | undefined;
  readonly cardDesignId?: string | undefined;
  readonly cardFrom?: string | undefined;
  readonly cardTo?: string | undefined;
  readonly quantity?: number | undefined;
}
const shown = 200;

function conditions(origin: Office, { cardTypeId, cardDesignId, cardFrom, cardTo }: Wanted): RawBuilder<unknown> {
  const range = cardFrom && cardTo ? cardRangeOf(cardFrom, cardTo) : null;
  return sql.join(
    [
      sql`coalesce(c.office_branch_id, c.office_mra_id) = ${origin.id}`,
      sql`c.stock_class = 'free'`,
      ...(cardTypeId ? [sql`c.card_type_id = ${cardTypeId}`] : []),
      ...(cardDesignId ? [sql`c.card_design_id = ${cardDesignId}`] : []),
      ...(range
        ? [sql`c.card_no between ${range[0]} and ${range[1]}`]
        : cardFrom
          ? [sql`c.card_no >= ${cardNoOf(cardFrom, 'cardFrom')}`]
          : []),
    ],
    sql` and `,
  );
}

/**
 * Free cards of a safe, oldest arrival first, then by number, up to the quantity requested.
 * @throws Refusal NOT_ENOUGH_STOCK when a type has fewer
 */
export async function freeCards(
  db: Db | Tx,
  origin: Office,
  wanted: Wanted,
): Promise<{ rows: FreeCard[]; total: number }> {
  const where = conditions(origin, wanted);
  const { rows } =
    await sql<FreeCard>`select c.card_no as "cardNo", c.card_type_id as "cardTypeId", t.name as "cardType",
      c.last_movement_at as since, false as bound from card c join card_type t on t.id = c.card_type_id
    where ${where} order by c.last_movement_at, c.card_no limit ${wanted.quantity ?? shown}`.execute(db);
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*) as total from card c where ${where}`.execute(db);
  const total = counted?.total ?? 0;
  if (wanted.quantity !== undefined && wanted.cardTypeId && total < wanted.quantity) {
    const { name } = await db
      .selectFrom('card_type')
      .select('name')
      .where('id', '=', wanted.cardTypeId)
      .executeTakeFirstOrThrow(notFound);
    throw new Refusal('NOT_ENOUGH_STOCK', { parameters: { type: name, n: total } });
  }
  return { rows, total };
}

interface Scanned extends FreeCard {
  readonly id: string;
  readonly status: string;
  readonly office: string;
  readonly stock_class: string | null;
  readonly document: string | null;
}

/**
 * Reads a scanned card that the office can send.
 * @throws Refusal NOT_FOUND, CARD_NOT_IN_PLACE, CARD_BOUND (except for a TRANSFER), CARD_ON_HOLD with the document's
 *   number
 */
export async function sendableCard(db: Tx, kind: AssignmentKind, origin: Office, typed: string): Promise<FreeCard> {
  const cardNo = cardNoOf(typed, 'cardNo');
  const {
    rows: [card],
  } = await sql<Scanned>`select c.id, c.card_no as "cardNo", c.card_type_id as "cardTypeId", t.name as "cardType",
      c.last_movement_at as since, c.holder_member_id is not null as bound, c.status,
      coalesce(c.office_branch_id, c.office_mra_id) as office, c.stock_class,
      (select coalesce(h.document_no, h.code) from card_hold h
        where h.card_id = c.id and h.released_at is null
        and h.code not in ('PICKUP_OPEN', 'MEMBER_INACTIVE', 'MEMBER_BLOCKED') limit 1) as document
    from card c join card_type t on t.id = c.card_type_id where c.card_no = ${cardNo}`.execute(db);
  if (!card) throw notFound();
  if (card.stock_class === null || card.office !== origin.id) throw await notInPlace(db, { card_no: cardNo }, origin);
  if (card.document) throw new Refusal('CARD_ON_HOLD', { parameters: { cardNo, document: card.document } });
  if (card.bound && kind !== 'TRANSFER') throw new Refusal('CARD_BOUND', { parameters: { cardNo } });
  if (card.stock_class === 'waiting' && !card.bound) throw new Refusal('CARD_NOT_FREE', { parameters: { cardNo } });
  const { cardTypeId, cardType, since, bound } = card;
  return { cardNo, cardTypeId, cardType, since, bound };
}
