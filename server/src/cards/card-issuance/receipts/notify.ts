import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import { notifyMembers } from '../../../membership/index.ts';

/** The message masters have no entry for this event, so the text is in the code (docs/model/README.md#open-points). */
const textOf = (cardNo: string) =>
  `{name}, kartu Anda berakhiran ${cardNo.slice(-4)} sudah diterima dan dapat dipakai.`;

/**
 * Notifies members in their app that their cards were received at home. Runs after the transaction; an error here never
 * fails the call.
 */
export async function notifyReceived(services: Services, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0 || !services.configuration.messageGatewayUrl) return;
  try {
    const { rows } = await sql<{
      id: string;
      card_no: string;
      member_no: string;
      name: string;
    }>`select l.id, c.card_no, m.member_no, m.name from card_delivery_line l join card c on c.id = l.card_id
      join member_view m on m.id = c.holder_member_id
      where l.id = any(${lineIds}::uuid[])`.execute(services.db);
    await notifyMembers(
      services,
      rows.map(({ card_no: cardNo, id, ...member }) => ({ id: `${id}-received`, member, messages: [textOf(cardNo)] })),
    );
  } catch (error) {
    services.log.warn({ err: error }, 'receipts not told');
  }
}
