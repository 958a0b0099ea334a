import type { OfficeReport } from '@console/contracts/cards/card-lost';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { cardNoOf } from '../card-no.ts';
import { cardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { lockCards, type LockedCard } from '../lifecycle/locked.ts';
import { inBatches } from '../lifecycle/request.ts';
import { addLossCards } from './report.ts';
import { whyNotReportable } from './reportable.ts';
import { overdueSetting, travelling } from './travelling.ts';
import { guardDate, guardReason, insertLoss } from './insert.ts';

/**
 * Reports cards in the safe of one office, or in transit, and puts them on hold until a second person decides.
 * @throws Refusal CARD_ALREADY_LOST, OFFICES_MIXED, DOCUMENTS_MIXED, DELIVERY_NOT_OVERDUE, CARD_STATUS_CONFLICT,
 *   CARD_ON_HOLD
 */
export const reportByOffice = (services: Services, context: Context<unknown, OfficeReport>) =>
  services.db.transaction().execute(async (tx) => {
    const { body, caller } = context;
    const at = services.now();
    const numbers = [...new Set(body.cardNos.map((typed) => cardNoOf(typed, 'cardNos')))];
    const ids = (
      await sql<{ id: string }>`select id from card where card_no = any(${numbers}::text[]) order by id`.execute(tx)
    ).rows.map(({ id }) => id);
    if (ids.length < numbers.length) throw notFound();
    const cards: LockedCard[] = [];
    for (const batch of inBatches(ids)) cards.push(...(await lockCards(tx, batch)));
    const away = await travelling(tx, ids, Number(await settingIn(tx, overdueSetting)), at);
    const first = cards[0] as LockedCard;
    const source = away.get(first.id);
    for (const card of cards) {
      const refusal = whyNotReportable(body.kind, card, away.get(card.id));
      if (refusal) throw refusal;
      if (away.get(card.id)?.id !== source?.id)
        throw new Refusal('DOCUMENTS_MIXED', { parameters: { cardNo: card.card_no } });
      if (card.office_branch_id !== first.office_branch_id || card.office_mra_id !== first.office_mra_id)
        throw new Refusal('OFFICES_MIXED', { parameters: { cardNo: card.card_no } });
    }
    await guardReason(tx, body, body.kind);
    guardDate(body.lostDate, cards, at);
    const { document, answer } = await insertLoss(tx, context, body.kind, first, at, {
      state: 'REPORTED',
      memberId: null,
      reportedBy: caller.username,
      phone: null,
      identifiedBy: [],
      relation: null,
      wants: false,
      source,
    });
    await addLossCards(
      tx,
      document.id,
      cards.map((card) => ({ card, lineId: away.get(card.id)?.lineId })),
    );
    await placeHolds(tx, 'LOSS_PENDING', {
      document,
      actor: await cardActor(tx, caller),
      at,
      cards: cards.map(({ id: cardId }) => ({ cardId })),
    });
    await context.remember(tx, answer);
    return answer;
  });
