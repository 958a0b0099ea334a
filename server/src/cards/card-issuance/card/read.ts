import { issuances } from '@console/contracts/cards/card-issuance/issuance';
import type { IssuedCard } from '@console/contracts/cards/card-issuance/issued-card';
import { sql } from 'kysely';
import type { Caller, Context, Db, Tx } from '../../../platform/context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { findRecords } from '../../../records/resource/read.ts';
import type { RegisteredResource } from '../../../records/resource/registered.ts';
import { officeName } from '../definitions/offices.ts';
import { callerRoles } from '../definitions/parts-of.ts';

/** The line of a card in an issuance that the caller may see. @throws Refusal NOT_FOUND */
export async function lineOf(
  db: Db | Tx,
  lines: RegisteredResource,
  { caller }: Pick<Context, 'caller'>,
  issuanceId: string,
  cardId: string,
) {
  const line =
    isUuid(issuanceId) && isUuid(cardId)
      ? await db
          .selectFrom('card_issuance_line')
          .selectAll()
          .where('issuance_id', '=', issuanceId)
          .where('card_id', '=', cardId)
          .where('closed_at', 'is', null)
          .executeTakeFirst()
      : undefined;
  const [seen] = line ? await findRecords(db, lines, [line.id], caller.scope, { of: 'detail', caller }) : [];
  if (!line || !seen) throw notFound();
  return line;
}

/** User who last reported a card of the batch as spoiled; null if nobody did. */
export async function reporterOf(db: Db | Tx, cardId: string, batchId: string | null): Promise<string | null> {
  if (batchId === null) return null;
  const report = await db
    .selectFrom('card_movement')
    .select('actor')
    .where('card_id', '=', cardId)
    .where('transition_code', '=', 'REPRINT')
    .where('document_id', '=', batchId)
    .orderBy('seq_no', 'desc')
    .executeTakeFirst();
  return report?.actor ?? null;
}

function actionsOn(
  { status, kind }: Pick<IssuedCard, 'status' | 'kind'>,
  reporter: string | null,
  caller: Caller,
): IssuedCard['actions'] {
  const { isVendor, isHead } = callerRoles(caller);
  const can = (action: 'update' | 'approve') => caller.can(issuances.privilege, action);
  return [
    ...(status === 'Printing' && isVendor && can('update') ? ['spoiled' as const] : []),
    ...(status === 'Issued' && isHead && can('update') ? ['cancelCard' as const] : []),
    ...(status === 'Printing' &&
    kind !== 'DIGITAL' &&
    can('approve') &&
    reporter !== null &&
    reporter !== caller.username
      ? ['cancelSpoiled' as const]
      : []),
  ];
}

/** One card of an issuance, without personal data of its holder except the printed name. */
export async function readCard(lines: RegisteredResource, context: Context): Promise<IssuedCard> {
  const { secureId = '', cardId = '' } = context.parameters;
  const { db } = context;
  const line = await lineOf(db, lines, context, secureId, cardId);
  const {
    rows: [card],
  } = await sql<Omit<IssuedCard, 'movements' | 'isReported' | 'actions'>>`
    select c.id as "cardId", c.version, c.card_no as "cardNo", c.status, c.kind, c.name_on_card as "nameOnCard",
    t.name as "cardType", c.expiry_date as "expiryDate", c.print_count as "printCount",
      i.issuance_no as "issuanceNo", b.batch_no as "batchNo", b.state as "batchState",
      l.destination_kind as "destinationKind",
      ${officeName('l.destination_branch_id', 'l.destination_mra_id')} as destination
    from card_issuance_line l join card c on c.id = l.card_id join card_type t on t.id = c.card_type_id
      join card_issuance i on i.id = l.issuance_id left join card_print_batch b on b.id = l.batch_id
    where l.id = ${line.id}`.execute(db);
  if (!card) throw notFound();
  const movements = await db
    .selectFrom('card_movement')
    .select([
      'seq_no as seqNo',
      'transition_code as code',
      'to_status as toStatus',
      'document_no as documentNo',
      'actor',
      'acted_at as actedAt',
      'remark',
    ])
    .where('card_id', '=', cardId)
    .orderBy('seq_no')
    .execute();
  const reporter = await reporterOf(db, cardId, line.batch_id);
  return { ...card, movements, isReported: reporter !== null, actions: actionsOn(card, reporter, context.caller) };
}
