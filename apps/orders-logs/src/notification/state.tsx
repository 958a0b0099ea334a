import { notificationStates, type NotificationState } from '@console/contracts/orders-logs/notification-words';
import type { Colour } from '@console/ui/formats';
import { useText } from '@console/ui/messages';
import { StatusTag } from '@console/ui/status';

const colours: Readonly<Record<NotificationState, Colour>> = {
  draft: 'neutral',
  pending_approval: 'warning',
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  partially_failed: 'error',
  cancelled: 'neutral',
  stopped: 'error',
};

/** The state of a notification as a coloured tag. */
export function StateTag({ state }: { readonly state: NotificationState }) {
  const text = useText();
  return (
    <StatusTag status={state} colour={colours[state]}>
      {text(notificationStates.find(({ value }) => value === state)!.title)}
    </StatusTag>
  );
}
