import { randomUUID } from 'node:crypto';
import { losses, lossRules, type MemberReport, type OfficeReport } from '@console/contracts/cards/card-lost';
import { printedCardNumber } from '@console/contracts/core/card-number';
import type { LossKind } from '@console/contracts/cards/reason-for-loss';
import { phone as phoneField } from '@console/contracts/core/fields';
import { checkField, normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { cardNoOf } from '../card-no.ts';
import { claimFiles } from '../documents/files.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { cardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { lockCards, lockMembers, type LockedCard } from '../lifecycle/locked.ts';
import { inBatches } from '../lifecycle/request.ts';
import { transition } from '../lifecycle/transition.ts';
import { sendMemberSms } from '../messages/member-sms.ts';
import { inCardOffices } from '../scope.ts';
import { guardIdentified } from './identified.ts';
import { addLossCards } from './report.ts';
import { whyNotReportable } from './reportable.ts';
import { overdueSetting, travelling, type Travelling } from './travelling.ts';

type Reporting = Context<unknown, MemberReport> | Context<unknown, OfficeReport>;
const dayMs = 86_400_000;

/** Checks the reason of loss. @throws Refusal VALIDATION for a reason that does not apply, POLICE_LETTER_REQUIRED */
async function guardReason(
  tx: Tx,
  { reasonId, policeLetterNo, policeLetterFile }: MemberReport | OfficeReport,
  kind: LossKind,
): Promise<void> {
  const reason = await tx
    .selectFrom('loss_reason')
    .select(['applies_to', 'police_letter_required'])
    .where('id', '=', reasonId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reason?.applies_to.includes(kind)) throw invalid({ field: 'reasonId', code: 'NOT_FOUND' });
  if (reason.police_letter_required && !(policeLetterNo?.trim() && policeLetterFile))
    throw new Refusal('POLICE_LETTER_REQUIRED');
}

/** Checks the date of loss against the cards' movements. @throws Refusal LOST_DATE_INVALID */
function guardDate(lostDate: string, cards: readonly LockedCard[], at: Date): void {
  const late = lostDate > toWireInstant(at).slice(0, 10);
  const wrong = cards.find(
    (card) => late || lostDate < toWireInstant(Date.parse(card.last_movement_at) - dayMs).slice(0, 10),
  );
  if (wrong) throw new Refusal('LOST_DATE_INVALID', { parameters: { cardNo: wrong.card_no } });
}

async function insertLoss(
  tx: Tx,
  context: Reporting,
  kind: LossKind,
  first: LockedCard,
  at: Date,
  rest: {
    readonly state: 'REPORTED' | 'CONFIRMED';
    readonly memberId: string | null;
    readonly reportedBy: string;
    readonly phone: string | null;
    readonly identifiedBy: readonly string[];
    readonly relation: string | null;
    readonly wants: boolean;
    readonly source?: Travelling | undefined;
  },
) {
  const { body, caller } = context;
  const [id, no] = [randomUUID(), await takeDocumentNumber(tx, 'LST', at)];
  await tx
    .insertInto('card_loss')
    .values({
      id,
      loss_no: no,
      reporter_kind: kind,
      reason_id: body.reasonId,
      lost_date: body.lostDate,
      reported_by: rest.reportedBy,
      relation: rest.relation,
      phone_encrypted: rest.phone,
      police_letter_no: body.policeLetterNo?.trim() || null,
      police_letter_file: body.policeLetterFile ?? null,
      chronology: body.chronology.trim(),
      wants_replacement: rest.wants,
      member_id: rest.memberId,
      office_branch_id: first.office_branch_id,
      office_mra_id: first.office_mra_id,
      source_kind: rest.source?.kind ?? null,
      source_id: rest.source?.id ?? null,
      source_no: rest.source?.no ?? null,
      state: rest.state,
      editors: [caller.username],
      decided_by: rest.state === 'CONFIRMED' ? caller.username : null,
      decided_at: rest.state === 'CONFIRMED' ? at : null,
      note: null,
      identified_by: [...rest.identifiedBy],
      photo: null,
      created_by: caller.username,
      created_at: at,
      updated_by: caller.username,
      updated_at: at,
    })
    .execute();
  await claimFiles(tx, {
    module: losses.module,
    recordId: id,
    username: caller.username,
    files: [
      {
        field: 'policeLetterFile',
        fileId: body.policeLetterFile,
        kinds: ['image', 'pdf'],
        maximumBytes: lossRules.letterBytes,
      },
    ],
  });
  await recordEntry(tx, {
    actor: actorOf(context),
    module: losses.module,
    action: 'CREATE',
    entityId: id,
    entityLabel: no,
    at,
  });
  return { document: { kind: 'loss', id, no } as const, answer: { secureId: id, version: 1, state: rest.state } };
}

/** The reporter: the member, or the person who came for him, with name and phone. @throws Refusal VALIDATION */
function reporterOf(
  { relation, reporterName, reporterPhone }: MemberReport,
  member: { readonly name: string; readonly phone: string },
): typeof member {
  if ((relation ?? 'SELF') === 'SELF') return member;
  const [name, phone] = [reporterName?.trim() ?? '', String(normalise(phoneField(), reporterPhone ?? ''))];
  const faults = [
    name === '' ? { field: 'reporterName', code: 'REQUIRED' } : null,
    checkField('reporterPhone', phoneField(), phone === '' ? null : phone),
  ].filter((fault) => fault !== null);
  if (faults.length > 0) throw invalid(...faults);
  return { name, phone };
}

async function blockCard(tx: Tx, texts: ProtectedText, context: Context<unknown, MemberReport>, at: Date) {
  const { body, caller } = context;
  await lockMembers(tx, [body.memberId]);
  const {
    rows: [member],
  } = await sql<{
    name: string;
    phone_encrypted: string;
    card: string | null;
    lost: string | null;
  }>`select m.name, m.phone_encrypted, c.id as card, (select card_no from card
    where holder_member_id = m.id and status = 'Lost' limit 1) as lost
    from member_view m left join card c on c.holder_member_id = m.id and c.status not in ('Lost', 'Cancelled')
      where m.id = ${body.memberId} and ${inCardOffices(caller.scope, sql`m.branch_id`, sql`null::uuid`)}`.execute(tx);
  if (!member) throw notFound();
  if (!member.card)
    throw member.lost ? new Refusal('CARD_ALREADY_LOST', { parameters: { cardNo: member.lost } }) : notFound();
  const [card] = (await lockCards(tx, [member.card])) as [LockedCard];
  await guardReason(tx, body, 'MEMBER');
  guardDate(body.lostDate, [card], at);
  await guardIdentified(tx, body.memberId, body.identifiedBy, caller, at);
  const reporter = reporterOf(body, { name: member.name, phone: texts.decrypt(member.phone_encrypted) });
  const { document, answer } = await insertLoss(tx, context, 'MEMBER', card, at, {
    state: 'CONFIRMED',
    memberId: body.memberId,
    reportedBy: reporter.name,
    phone: texts.encrypt(reporter.phone),
    identifiedBy: body.identifiedBy,
    relation: body.relation ?? 'SELF',
    wants: body.wantsReplacement,
  });
  await addLossCards(tx, document.id, [{ card }]);
  await transition(tx, {
    code: 'L3',
    document,
    actor: await cardActor(tx, caller),
    at,
    reasonId: body.reasonId,
    cards: [{ cardId: card.id, memberId: body.memberId }],
  });
  await tx.updateTable('card_loss_card').set({ result: 'LOST' }).where('loss_id', '=', document.id).execute();
  await context.remember(tx, answer);
  return { answer, cardNo: card.card_no };
}

/**
 * Blocks the card of an identified member at once and notifies the member.
 * @throws Refusal NOT_IDENTIFIED, CARD_ALREADY_LOST, LOST_DATE_INVALID, POLICE_LETTER_REQUIRED
 */
export async function reportByMember(
  services: Services,
  texts: ProtectedText,
  context: Context<unknown, MemberReport>,
) {
  const at = services.now();
  const { answer, cardNo } = await services.db.transaction().execute((tx) => blockCard(tx, texts, context, at));
  void sendMemberSms(services, texts, {
    memberId: context.body.memberId,
    code: 'CARD_LOST',
    values: {
      cardNumber: printedCardNumber(cardNo).slice(-4),
      date: context.body.lostDate.split('-').toReversed().join('-'),
    },
  });
  return answer;
}

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
