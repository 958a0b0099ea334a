import { randomUUID } from 'node:crypto';
import { pickUps } from '@console/contracts/cards/card-pickup';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cardNoOf } from '../card-no.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { lockCards } from '../lifecycle/locked.ts';
import { guardType, replacementAtCounter } from '../replace-card-number/at-counter.ts';
import { inCardOffices } from '../scope.ts';
import { allowedTypes, replacedECard } from '../card-pickup-records/allowed.ts';
import { counterActor } from './row.ts';

type Opening = Context<
  unknown,
  { readonly memberId: string; readonly cardNo: string; readonly replacementId?: string | null | undefined }
>;

/**
 * Opens the hand-over of a stock card to a member. The card is on hold until it is handed over or returned.
 * @throws Refusal CARD_NOT_FREE, MEMBER_NOT_ACTIVE, MEMBER_NOT_VERIFIED, MEMBER_HAS_LIVE_CARD, TYPE_NOT_FOR_MEMBER,
 *   TYPE_NOT_FOR_BRANCH, REPLACEMENT_TYPE, PICKUP_OPEN, COUNTER_ONLY
 */
export const openFromStock = ({ db, now }: Services, context: Opening) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const cardNo = cardNoOf(context.body.cardNo, 'cardNo');
    const {
      rows: [member],
    } = await sql<{ id: string; member_no: string; status: string; program_type_id: string }>`
    select m.id, m.member_no, m.status, m.program_type_id from member_view m
      where m.id = ${context.body.memberId} and m.deleted_at is null
      and ${inCardOffices(context.caller.scope, sql`m.branch_id`, sql`null::uuid`)} for no key update`.execute(tx);
    if (!member) throw notFound();
    const replacement = context.body.replacementId
      ? await replacementAtCounter(tx, context.body.replacementId, member.id)
      : null;
    const known = await tx.selectFrom('card').select('id').where('card_no', '=', cardNo).executeTakeFirst();
    const [card] = known ? await lockCards(tx, [known.id]) : [];
    if (!card) throw notFound();
    if (card.status !== 'Branch' || card.stock_class !== 'free' || !card.office_branch_id)
      throw new Refusal('CARD_NOT_FREE', { parameters: { cardNo } });
    const actor = await counterActor(tx, context, card.office_branch_id);
    // A replacement has already determined which card is replaced.
    const replaced = replacement ? null : await replacedECard(tx, member);
    if (replacement) await guardType(tx, replacement, card);
    const types = await allowedTypes(tx, member);
    if (!types.some(({ id }) => id === card.card_type_id)) {
      const type = await tx
        .selectFrom('card_type')
        .select('name')
        .where('id', '=', card.card_type_id)
        .executeTakeFirstOrThrow();
      throw new Refusal('TYPE_NOT_FOR_MEMBER', { parameters: { type: type.name } });
    }
    await guardTypes(tx, [{ branchId: card.office_branch_id, cardTypeId: card.card_type_id }], at);
    const [id, no] = [randomUUID(), await takeDocumentNumber(tx, 'PKU', at)];
    const { rows } =
      await sql`insert into card_pickup (id, pickup_no, card_id, member_id, branch_id, type, replaces_ecard,
        replacement_id, state, created_by, created_at, updated_by, updated_at)
    values (${id}, ${no}, ${card.id}, ${member.id}, ${card.office_branch_id}, 'STOCK', ${replaced !== null},
      ${replacement?.id ?? null}, 'IN_PROGRESS', ${actor.name}, ${at}, ${actor.name}, ${at}) on conflict do nothing
      returning id`.execute(tx);
    if (rows.length === 0) throw new Refusal('PICKUP_OPEN', { parameters: { cardNo } });
    await placeHolds(tx, 'PICKUP_OPEN', {
      document: { kind: 'pickup', id, no },
      actor,
      at,
      cards: [{ cardId: card.id }],
    });
    await recordEntry(tx, {
      actor: actorOf(context),
      module: pickUps.module,
      action: 'CREATE',
      entityId: id,
      entityLabel: no,
      at,
    });
    const opened = {
      secureId: id,
      version: 1,
      pickUpNo: no,
      cardNo,
      type: 'STOCK' as const,
      state: 'IN_PROGRESS',
      deadline: null,
    };
    await context.remember(tx, opened);
    return opened;
  });
