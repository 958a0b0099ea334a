import { bareCardNumber, cardNumberFault } from '@console/contracts/core/card-number';
import type { Tracked, TrackedCard } from '@console/contracts/cards/card-tracking';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { viewDocuments, type NamedDocument } from '../history/documents.ts';
import { movementsOf } from '../history/history.ts';
import { courierEventsOf } from './courier-events.ts';
import { documentNamed, findCards, ofDocument, ofWaybill, restricted, type FoundCard } from './find.ts';

const dayMs = 86_400_000;
const masked = (cardNo: string) => String(mask('card', cardNo));

const lastDocument = ({ documentKind: kind, documentId: id, documentNo: no }: FoundCard): NamedDocument | null =>
  kind && id && no ? { kind, id, no } : null;

/** Cards as the viewer may see them, with the timeline when one card was requested. */
async function viewCards(
  app: Application,
  { db, caller }: Context,
  cards: readonly FoundCard[],
  withMovements: boolean,
): Promise<TrackedCard[]> {
  const documents = await viewDocuments(app, db, caller, cards.map(lastDocument));
  const now = app.services.now().getTime();
  return Promise.all(
    cards.map(async (card, index): Promise<TrackedCard> => {
      if (!card.isOpen) return restricted(card, masked(card.cardNo));
      const {
        id,
        cardNo,
        cardStatus,
        office,
        cardType,
        placeKind,
        placeName,
        lastMovementAt,
        awbNo,
        holderMemberId,
        holderName,
        holderNo,
        holds,
      } = card;
      return {
        secureId: id,
        cardNo,
        cardStatus,
        office,
        known: {
          cardType,
          placeKind,
          placeName,
          lastMovementAt,
          days: Math.max(0, Math.floor((now - Date.parse(lastMovementAt)) / dayMs)),
          document: documents[index] ?? null,
          awbNo,
          holderMemberId,
          holderName,
          holderNo,
          holds,
          movements: withMovements ? await movementsOf(app, db, caller, id) : [],
          courierEvents: withMovements ? await courierEventsOf(app, db, caller, id) : [],
        },
      };
    }),
  );
}

const isDocumentNo = (number: string) => /^[A-Z]{3}-\d{6}-\d{5,6}$/.test(number);
const nothing = (number: string, fault: NonNullable<Tracked['fault']>): Tracked => ({
  asked: number,
  fault,
  document: null,
  total: 0,
  cards: [],
});

async function trackCard(app: Application, context: Context, number: string): Promise<Tracked> {
  if (cardNumberFault(number)) return nothing(number, 'CARD_NO_CHECK_DIGIT');
  const { total, cards } = await findCards(
    context.db,
    context.caller.scope,
    sql`t.card_no = ${bareCardNumber(number)}`,
  );
  return total === 0
    ? nothing(number, 'NOT_FOUND')
    : { asked: number, fault: null, document: null, total, cards: await viewCards(app, context, cards, true) };
}

async function trackDocument(app: Application, context: Context, typed: string): Promise<Tracked> {
  const { db, caller } = context;
  const number = typed.toUpperCase();
  const { total, cards } = await findCards(
    db,
    caller.scope,
    isDocumentNo(number) ? ofDocument(number) : ofWaybill(number),
  );
  if (total === 0) return nothing(typed, 'NOT_FOUND');
  const named = await documentNamed(db, number);
  const [document = null] = await viewDocuments(app, db, caller, [named]);
  return { asked: typed, fault: null, document, total, cards: await viewCards(app, context, cards, false) };
}

/** Looks up card, document and waybill numbers. Each lookup is audited. */
export async function track(app: Application, context: Context, numbers: readonly string[]): Promise<Tracked[]> {
  const distinct = [...new Set(numbers.map((number) => number.trim()))];
  const isCard = (number: string) => /^[\d\s-]{16,}$/.test(number);
  const found: Tracked[] = [];
  for (const number of distinct) found.push(await (isCard(number) ? trackCard : trackDocument)(app, context, number));
  await recordEntries(
    context.db,
    found.map(({ asked: number, fault, cards }) => ({
      actor: actorOf(context),
      module: 'card-tracking',
      action: 'READ',
      entityType: isCard(number) ? 'cards' : 'card-tracking',
      entityId: isCard(number) ? (cards[0]?.secureId ?? null) : null,
      entityLabel: isCard(number) ? masked(bareCardNumber(number)) : number,
      recordCount: cards.length,
      at: app.services.now(),
      ...(fault ? { filter: { fault } } : {}),
    })),
  );
  return found;
}
