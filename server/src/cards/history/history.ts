import type { CardHistory, CardHoldView, CardMovementView } from '@console/contracts/cards/history';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { viewDocuments, type NamedDocument } from './documents.ts';
import { placeNames } from './places.ts';

/** Masters with the reasons of transitions. */
const reasonTables = ['loss_reason', 'extension_reason', 'card_reset_reason', 'delivery_return_reason'] as const;

async function reasonNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`${sql.join(
    reasonTables.map((table) => sql`select id, name from ${sql.table(table)} where id = any(${ids}::uuid[])`),
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Documented {
  readonly document_kind: NamedDocument['kind'] | null;
  readonly document_id: string | null;
  readonly document_no: string | null;
}
const documentOf = ({ document_kind: kind, document_id: id, document_no: no }: Documented): NamedDocument | null =>
  kind && id && no ? { kind, id, no } : null;

/** Movements of a card, latest first, with links to the documents that the caller may open. */
export async function movementsOf(
  app: Application,
  db: Db,
  caller: Caller,
  cardId: string,
): Promise<CardMovementView[]> {
  const rows = await db
    .selectFrom('card_movement')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('seq_no', 'desc')
    .execute();
  const nameOf = await placeNames(
    app.services,
    db,
    rows.flatMap(
      (row) =>
        [
          [row.from_place_kind, row.from_place_id],
          [row.to_place_kind, row.to_place_id],
        ] as const,
    ),
  );
  const reasons = await reasonNames(
    db,
    rows.flatMap(({ reason_id: id }) => id ?? []),
  );
  const documents = await viewDocuments(app, db, caller, rows.map(documentOf));
  return rows.map((row, index) => ({
    seqNo: row.seq_no,
    code: row.transition_code,
    fromStatus: row.from_status === 'new' ? null : row.from_status,
    toStatus: row.to_status,
    fromPlace: nameOf(row.from_place_kind, row.from_place_id),
    toPlace: nameOf(row.to_place_kind, row.to_place_id)!,
    document: documents[index] ?? null,
    reason: reasons.get(row.reason_id ?? '') ?? null,
    actor: row.actor,
    actedAt: row.acted_at,
    remark: row.remark,
  }));
}

/** Holds of a card: open ones first, then released ones, latest first. */
export async function holdsOf(app: Application, db: Db, caller: Caller, cardId: string): Promise<CardHoldView[]> {
  const rows = await db
    .selectFrom('card_hold')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy(sql`released_at desc nulls first`)
    .orderBy('placed_at', 'desc')
    .execute();
  const documents = await viewDocuments(app, db, caller, rows.map(documentOf));
  return rows.map((row, index) => ({
    code: row.code,
    document: documents[index] ?? null,
    placedAt: row.placed_at,
    placedBy: row.placed_by,
    releasedAt: row.released_at,
    releasedBy: row.released_by,
  }));
}

/** Card numbers before and after a card by replacement, oldest first. A card has at most one successor. */
async function chainOf(db: Db, cardId: string): Promise<CardHistory['chain']> {
  const { rows } = await sql<CardHistory['chain'][number]>`
    with recursive chain as (select id, replaces_card_id, replaced_by_card_id from card where id = ${cardId}
      union select c.id, c.replaces_card_id, c.replaced_by_card_id
        from chain h join card c on c.id in (h.replaces_card_id, h.replaced_by_card_id))
    select c.id as "secureId", c.card_no as "cardNo", c.status as "cardStatus", c.created_at as "createdAt"
      from chain join card c on c.id = chain.id order by c.created_at, c.id`.execute(db);
  return rows.length > 1 ? rows : [];
}

/** The history of a card. */
export const historyOf = async (app: Application, db: Db, caller: Caller, cardId: string): Promise<CardHistory> => ({
  movements: await movementsOf(app, db, caller, cardId),
  holds: await holdsOf(app, db, caller, cardId),
  chain: await chainOf(db, cardId),
});
