import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { Services } from '../../platform/services.ts';
import type { MemberTable } from './table.ts';

export interface MemberMessage {
  /** The same on each retry; the gateway delivers it once. */
  readonly id: string;
  readonly member: Pick<MemberTable, 'member_no' | 'name'>;
  /** `{name}` is replaced by the member's name. */
  readonly messages: readonly string[];
}

/** Sends app messages (push and inbox) to members. Without a gateway nothing is sent. */
export async function notifyMembers({ configuration, log }: Services, all: readonly MemberMessage[]): Promise<void> {
  const gateway = gatewayOf(configuration);
  const withText = all.filter(({ messages }) => messages.length > 0);
  if (!gateway || withText.length === 0) return;
  for (const channel of ['push', 'inbox'] as const) {
    const outcomes = await gateway.send(
      channel,
      withText.map(({ id, member, messages }) => ({
        id: `${id}-${channel}`,
        to: member.member_no,
        text: messages.map((message) => message.replaceAll('{name}', member.name)).join(' '),
      })),
    );
    for (const [message, outcome] of outcomes)
      if (outcome.outcome === 'FAILED') log.warn({ channel, cause: outcome.cause, message }, 'member not told');
  }
}

/** Sends an app message to one member. */
export const notifyMember = (services: Services, message: MemberMessage): Promise<void> =>
  notifyMembers(services, [message]);
