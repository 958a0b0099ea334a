import type { Services } from '../../platform/services.ts';
import { notifyMember } from '../../membership/index.ts';

/** The message masters have no entry for this event, so the text is in the code (docs/model/README.md#open-points). */
const textOf = (cardNo: string) =>
  `{name}, nomor kartu Anda sudah diganti. Nomor baru berakhiran ${cardNo.slice(-4)}; nomor lama tidak berlaku lagi.`;

/**
 * Notifies members in their app that their card number was replaced. Runs after the transaction; an error here never
 * fails the call.
 */
export async function notifyReplaced(services: Services, replacementIds: readonly string[]): Promise<void> {
  if (replacementIds.length === 0) return;
  try {
    const rows = await services.db
      .selectFrom('card_replacement as r')
      .innerJoin('member_view as m', 'm.id', 'r.member_id')
      .innerJoin('card as c', 'c.id', 'r.new_card_id')
      .select(['c.id', 'm.member_no', 'm.name', 'c.card_no'])
      .where('r.id', 'in', [...replacementIds])
      .where('r.state', '=', 'COMPLETED')
      .execute();
    for (const { id, card_no: cardNo, ...member } of rows)
      await notifyMember(services, { id, member, messages: [textOf(cardNo)] });
  } catch (error) {
    services.log.warn({ err: error }, 'replacements not told');
  }
}
