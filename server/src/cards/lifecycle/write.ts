import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Office } from './actor.ts';
import type { CardMember, LockedCard } from './locked.ts';
import type { ActionContext } from './request.ts';
import type { CardMovementTable } from './schema/tables.ts';

/** Columns of a card after the change. */
export type NextCard = Pick<
  LockedCard,
  | 'id'
  | 'status'
  | 'holder_member_id'
  | 'place_kind'
  | 'place_id'
  | 'vendor_code'
  | 'office_branch_id'
  | 'office_mra_id'
  | 'sender_branch_id'
  | 'sender_mra_id'
  | 'stock_class'
  | 'held'
  | 'activated_at'
  | 'expiry_date'
  | 'extension_count'
  | 'print_count'
  | 'issuance_id'
  | 'card_design_id'
  | 'replaces_card_id'
> & { readonly last_movement_no: number };

/** Columns of a card's office and sending office. */
export const officeColumns = (office: Office, sender: Office | null) => ({
  office_branch_id: office.kind === 'BRANCH' ? office.id : null,
  office_mra_id: office.kind === 'MRA' ? office.id : null,
  sender_branch_id: sender?.kind === 'BRANCH' ? sender.id : null,
  sender_mra_id: sender?.kind === 'MRA' ? sender.id : null,
});

const movementTypes = `"cardId" uuid, "seqNo" int, code text, "fromStatus" text, "fromKind" text, "fromId" text,
  "toStatus" text, "toKind" text, "toId" text`;

/** Columns of a movement that differ per card. */
export interface Step {
  readonly cardId: string;
  readonly seqNo: number;
  readonly code: CardMovementTable['transition_code'];
  readonly fromStatus: string;
  readonly fromKind: string | null;
  readonly fromId: string | null;
  readonly toStatus: string;
  readonly toKind: string;
  readonly toId: string | null;
}

/** Stores one movement per card of a request. */
export async function insertMovements(
  tx: Tx,
  steps: readonly Step[],
  {
    document,
    actor,
    at,
    reasonId,
    remark,
  }: Omit<ActionContext, 'document'> & { readonly document: ActionContext['document'] | null },
): Promise<void> {
  await sql`
    insert into card_movement (card_id, seq_no, transition_code, from_status, from_place_kind, from_place_id, to_status,
      to_place_kind, to_place_id, document_kind, document_id, document_no, reason_id, actor, acted_at, remark)
    select "cardId", "seqNo", code, "fromStatus", "fromKind", "fromId", "toStatus", "toKind", "toId",
      ${document?.kind ?? null}, ${document?.id ?? null}::uuid, ${document?.no ?? null}, ${reasonId ?? null}::uuid,
      ${actor.name}, ${at}, ${remark ?? null}
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) r(${sql.raw(movementTypes)})`.execute(tx);
}

const cardTypes = `id uuid, status text, holder_member_id uuid, place_kind text, place_id text,
  vendor_code text, office_branch_id uuid, office_mra_id uuid, sender_branch_id uuid, sender_mra_id uuid,
  stock_class text, held boolean, activated_at timestamptz, expiry_date date, extension_count int,
  print_count int, issuance_id uuid, card_design_id uuid, replaces_card_id uuid, last_movement_no int`;
const assigned = cardTypes
  .split(',')
  .map((column) => column.trim().split(' ')[0] as string)
  .filter((column) => column !== 'id');

/** Updates cards; unchanged columns are written with their old values. */
export async function updateCards(
  tx: Tx,
  cards: readonly NextCard[],
  { actor, at }: Pick<ActionContext, 'actor' | 'at'>,
): Promise<void> {
  await sql`
    update card c
      set ${sql.raw(assigned.map((column) => `${column} = r.${column}`).join(', '))}, last_movement_at = ${at},
      version = c.version + 1, updated_by = ${actor.name}, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) r(${sql.raw(cardTypes)}) where c.id = r.id`.execute(tx);
}

const newTypes = `${cardTypes}, card_no text, kind text, card_type_id uuid, card_source_id uuid,
  sequence_id uuid, name_on_card text`;

/** A card to insert. */
export type NewRow = NextCard &
  Pick<LockedCard, 'card_no' | 'kind' | 'card_type_id' | 'card_source_id' | 'sequence_id' | 'name_on_card'>;

/** Inserts new cards. */
export async function insertCards(
  tx: Tx,
  cards: readonly NewRow[],
  { actor, at }: Pick<ActionContext, 'actor' | 'at'>,
): Promise<void> {
  const columns = sql.raw(
    newTypes
      .split(',')
      .map((column) => column.trim().split(' ')[0] as string)
      .join(', '),
  );
  await sql`insert into card (${columns}, last_movement_at, created_by, created_at, updated_by, updated_at)
    select ${columns}, ${at}, ${actor.name}, ${at}, ${actor.name}, ${at}
      from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) r(${sql.raw(newTypes)})`.execute(tx);
}

/**
 * Sets the successor of cancelled cards; the new cards already reference them.
 * @throws Refusal CARD_STATUS_CONFLICT when one is not cancelled, has another holder, or already has a successor
 */
export async function linkReplaced(
  tx: Tx,
  pairs: readonly { readonly oldId: string; readonly newId: string; readonly holderId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  const { rows } = await sql`
    update card c set replaced_by_card_id = r."newId", version = c.version + 1
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) r("oldId" uuid, "newId" uuid, "holderId" uuid)
    where c.id = r."oldId" and c.status = 'Cancelled' and c.holder_member_id = r."holderId"
      and c.replaced_by_card_id is null returning c.id`.execute(tx);
  if (rows.length === pairs.length) return;
  const done = new Set(rows.map((row) => (row as { id: string }).id));
  const refused = await tx
    .selectFrom('card')
    .select(['card_no', 'status'])
    .where('id', '=', pairs.find(({ oldId }) => !done.has(oldId))!.oldId)
    .executeTakeFirst();
  throw new Refusal('CARD_STATUS_CONFLICT', {
    parameters: { cardNo: refused?.card_no ?? '', status: refused?.status ?? '', expected: 'Cancelled' },
  });
}

/**
 * Removes the link between new cards that were cancelled before printing and the cards they replaced, so that the next
 * card can replace those.
 */
export async function unlinkReplaced(tx: Tx, newIds: readonly string[]): Promise<void> {
  const old = await sql<{
    id: string;
  }>`update card set replaced_by_card_id = null, version = version + 1
    where replaced_by_card_id = any(${newIds}::uuid[]) returning id`.execute(tx);
  const { rows } = await sql`update card set replaces_card_id = null, version = version + 1
      where id = any(${newIds}::uuid[]) and status = 'Cancelled' and replaces_card_id is not null returning id`.execute(
    tx,
  );
  if (old.rows.length !== newIds.length || rows.length !== newIds.length)
    throw new TypeError('Only a dead number is untied from the one that it took the place of');
}

/** Translates a violation of the index "one live card", when a concurrent transaction gave the member a card first. */
export async function withoutSecondCard<T>(
  members: ReadonlyMap<string, Pick<CardMember, 'member_no'>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint, detail = '' } = error as { constraint?: string; detail?: string };
    if (constraint !== 'card_one_live_per_member') throw error;
    const memberId = /\(([0-9a-f-]{36})\)/.exec(detail)?.[1] ?? '';
    throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo: members.get(memberId)?.member_no ?? '' } });
  }
}
