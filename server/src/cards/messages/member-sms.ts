import { randomUUID } from 'node:crypto';
import type { SmsPlaceholder } from '@console/contracts/orders-logs/update-sms-content/rules';
import { composeSms } from '../../orders-logs/index.ts';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';

interface MemberSms {
  readonly memberId: string;
  /** Code of the SMS content. */
  readonly code: string;
  readonly values?: Partial<Record<SmsPlaceholder, string>>;
}

/**
 * Notifies a member of a card event by SMS. Runs after the transaction; an error here never fails the call. Without a
 * gateway nothing is sent.
 * @returns whether the gateway accepted it
 */
export async function sendMemberSms(
  { db, configuration, log }: Services,
  texts: ProtectedText,
  { memberId, code, values = {} }: MemberSms,
): Promise<boolean> {
  const gateway = gatewayOf(configuration);
  if (!gateway) return false;
  try {
    const member = await db
      .selectFrom('member_view')
      .innerJoin('branch_view', 'branch_view.id', 'member_view.branch_id')
      .select(['member_view.name', 'member_view.phone_encrypted', 'branch_view.name as branch'])
      .where('member_view.id', '=', memberId)
      .executeTakeFirstOrThrow();
    const composed = await composeSms(db, {
      code,
      line: 'ALL',
      channel: 'SMS',
      values: { memberName: member.name, branchName: member.branch, ...values },
    });
    if ('fault' in composed) {
      log.warn({ code, ...composed }, 'sms not composed');
      return false;
    }
    const id = randomUUID();
    const delivery = (
      await gateway.send('sms', [{ id, to: texts.decrypt(member.phone_encrypted), text: composed.text }])
    ).get(id);
    return delivery !== undefined && !('cause' in delivery);
  } catch (error) {
    log.warn({ err: error, code }, 'sms not sent');
    return false;
  }
}
