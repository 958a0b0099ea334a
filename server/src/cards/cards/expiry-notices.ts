import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { notifyMembers } from '../../membership/index.ts';

/** Days before the expiry on which members are notified, latest first. After missed days only one notice is sent. */
export const noticeDays = [7, 30, 60] as const;
const batch = 200;
/** Statuses of cards that expire: those held by a member. */
export const expiring = transitions[transitionCode.cancelNumber].from as readonly string[];

interface Noticed {
  readonly id: string;
  readonly card_no: string;
  readonly expiry: string;
  readonly member_no: string;
  readonly name: string;
}

/** The message masters have no entry for this event, so the text is in the code (docs/model/README.md#open-points). */
const textOf = ({ card_no: cardNo, expiry }: Noticed) =>
  `{name}, kartu Anda berakhiran ${cardNo.slice(-4)} berlaku sampai ${expiry.split('-').toReversed().join('-')}. ` +
  'Perpanjang atau ganti kartu sebelum tanggal itu.';

/** Claims the next notices before they are sent, so that no member gets one twice. */
const claim = async ({ db, now }: Services, today: string, days: number): Promise<Noticed[]> =>
  (
    await sql<Noticed>`
  with due as (select c.id, c.card_no, c.expiry_date, m.member_no, m.name
    from card c join member_view m on m.id = c.holder_member_id
    where c.expiry_date between ${today}::date and ${today}::date + ${days}::int
        and c.status = any(${expiring}::text[])
        and not exists (select from card_expiry_notice n
          where n.card_id = c.id and n.expiry_date = c.expiry_date and n.days <= ${days})
          order by c.expiry_date, c.id limit ${batch}),
    claimed as (insert into card_expiry_notice (card_id, expiry_date, days, told_at)
      select id, expiry_date, ${days}, ${now()} from due on conflict do nothing returning card_id)
  select d.id, d.card_no, d.expiry_date as expiry, d.member_no, d.name
    from due d join claimed c on c.card_id = d.id`.execute(db)
  ).rows;

/**
 * Notifies members 60, 30 and 7 days before their card expires. Without a gateway nothing is sent or stored.
 * @returns how many
 */
export async function noticeExpiries(services: Services, today: string): Promise<number> {
  if (!services.configuration.messageGatewayUrl) return 0;
  let notified = 0;
  for (const days of noticeDays) {
    for (let due = await claim(services, today, days); due.length > 0; due = await claim(services, today, days)) {
      await notifyMembers(
        services,
        due.map((card) => ({ id: `${card.id}-${card.expiry}-${days}`, member: card, messages: [textOf(card)] })),
      );
      notified += due.length;
    }
  }
  return notified;
}
