import type { NotificationTarget } from '@console/contracts/orders-logs/notification-words';
import type { Application } from '../../platform/http/application.ts';
import { gatewayOf, type Channel } from '../../platform/messages/gateway.ts';
import { membersOf } from './members.ts';

export const memberChannels = { MEMBER_PUSH: 'push', MEMBER_INBOX: 'inbox' } as const satisfies Readonly<
  Record<Exclude<NotificationTarget, 'CONSOLE'>, Channel>
>;

/** Whether a target can be reached now: members need a member directory and a gateway. */
export function readinessOf(app: Application, target: NotificationTarget): 'READY' | 'NOT_CONNECTED' | 'NO_MEMBERS' {
  if (target === 'CONSOLE') return 'READY';
  if (!membersOf(app)) return 'NO_MEMBERS';
  return gatewayOf(app.services.configuration) ? 'READY' : 'NOT_CONNECTED';
}
