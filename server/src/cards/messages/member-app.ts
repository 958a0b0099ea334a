import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { Services } from '../../platform/services.ts';
import type { CardMember } from '../lifecycle/locked.ts';

export interface Told {
  /** The same for every try: the gateway delivers it once. */
  readonly id: string;
  readonly member: Pick<CardMember, 'member_no' | 'name'>;
  /** `{name}` stands for the member. */
  readonly messages: readonly string[];
}

/** Sends an app message, push and inbox, with what a member must know. Without a gateway nothing leaves the console. */
export async function tellMember({ configuration, log }: Services, { id, member, messages }: Told): Promise<void> {
  const gateway = gatewayOf(configuration);
  if (!gateway || messages.length === 0) return;
  const text = messages.map((message) => message.replaceAll('{name}', member.name)).join(' ');
  for (const channel of ['push', 'inbox'] as const) {
    const told = (await gateway.send(channel, [{ id: `${id}-${channel}`, to: member.member_no, text }])).get(`${id}-${channel}`);
    if (told?.outcome === 'FAILED') log.warn({ channel, cause: told.cause, message: id }, 'member not told');
  }
}
