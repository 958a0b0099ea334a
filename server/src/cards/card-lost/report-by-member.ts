import type { MemberReport } from '@console/contracts/cards/card-lost';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { phone as phoneField } from '@console/contracts/core/fields';
import { checkField, normalise } from '@console/contracts/core/validation';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { cardActor } from '../lifecycle/actor.ts';
import { lockCards, lockMembers, type LockedCard } from '../lifecycle/locked.ts';
import { transition } from '../lifecycle/transition.ts';
import { sendMemberSms } from '../messages/member-sms.ts';
import { inCardOffices } from '../scope.ts';
import { guardIdentified } from './identified.ts';
import { addLossCards } from './report.ts';
import { guardDate, guardReason, insertLoss } from './insert.ts';

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
    code: transitionCode.blockByMember,
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
