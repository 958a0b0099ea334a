import type { MemberCard, MemberVerification } from '@console/contracts/membership/membership/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { memberCards } from '../../membership/index.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { applyForNewMember } from '../card-verification/for-registration.ts';
import { followStatus } from './follow-members.ts';

/** Cards of members that are neither lost nor cancelled; a member has one at most. */
const liveCards = (db: Db | Tx, memberIds: readonly string[]) =>
  db
    .selectFrom('card')
    .select(['id', 'holder_member_id as member', 'status', 'card_no as cardNo'])
    .where(sql<boolean>`holder_member_id = any(${memberIds}::uuid[])`)
    .where('status', 'not in', ['Lost', 'Cancelled'])
    .execute();

const cardsOf = (db: Db, memberId: string) =>
  sql<MemberCard>`
    select c.id as "secureId", c.card_no as "cardNo", y.name as "cardType", c.status as "cardStatus",
      c.activated_at as "activatedAt", c.expiry_date as "expiryDate", c.status not in ('Lost', 'Cancelled') as live,
      c.held, array(select h.code from card_hold h where h.card_id = c.id and h.released_at is null
        order by h.placed_at, h.code) as holds
    from card c join card_type y on y.id = c.card_type_id where c.holder_member_id = ${memberId}
    order by live desc, c.created_at desc, c.id limit 100`.execute(db);

const verificationsOf = (db: Db, memberId: string) =>
  sql<MemberVerification>`
    select id as "secureId", verification_no as "verificationNo", state, submitted_at as "submittedAt",
      decided_at as "decidedAt"
    from card_verification where member_id = ${memberId} order by submitted_at desc, id limit 100`.execute(db);

/** Tells the domain of members which cards they hold. */
export const cardsOfMembers: Module = async (app) => {
  const texts = await protectionOf(app.services);
  memberCards(app).current = {
    holders: (cardNo) =>
      sql`select holder_member_id from card where card_no = ${cardNo} and holder_member_id is not null`,
    async numbers(db, memberIds) {
      return new Map((await liveCards(db, memberIds)).map(({ member, cardNo }) => [member ?? '', cardNo]));
    },
    async of(db, memberId) {
      const [cards, verifications] = await Promise.all([cardsOf(db, memberId), verificationsOf(db, memberId)]);
      const openVerifications = verifications.rows.filter(({ decidedAt }) => decidedAt === null).length;
      return { cards: cards.rows, verifications: verifications.rows, openVerifications };
    },
    async statuses(db, memberIds) {
      return new Map((await liveCards(db, memberIds)).map(({ member, status }) => [member ?? '', status]));
    },
    followStatus,
    apply: (tx, request) => applyForNewMember(tx, texts, request),
    async holderOf(db, cardNo) {
      const row = await db
        .selectFrom('card')
        .select('holder_member_id')
        .where('card_no', '=', cardNo)
        .executeTakeFirst();
      return row?.holder_member_id ?? null;
    },
  };
};
