import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { memberCards } from '../../membership/index.ts';

/** Tells the domain of members which card they hold. */
export const cardsOfMembers: Module = (app) => {
  memberCards(app).current = {
    async statuses(db, memberIds) {
      const rows = await db
        .selectFrom('card')
        .select(['holder_member_id as member', 'status'])
        .where(sql<boolean>`holder_member_id = any(${memberIds}::uuid[])`)
        .where('status', 'not in', ['Lost', 'Cancelled'])
        .execute();
      return new Map(rows.map(({ member, status }) => [member ?? '', status]));
    },
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
