import {
  unfinishedCcmStates,
  type CcmState,
  type Confirmation,
} from '@console/contracts/orders-logs/customer-confirmation';
import { useNow } from '@console/ui/formats';
import { Instant } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './ccm.css';

/** When a confirmation is due; one that waits past its time is marked. */
export function Due({ record: { dueAt, state } }: { readonly record: Pick<Confirmation, 'dueAt' | 'state'> }) {
  const t = useMessages(messages);
  const now = useNow();
  if (!dueAt) return '-';
  const isLate = (unfinishedCcmStates as readonly CcmState[]).includes(state) && Date.parse(dueAt) < now;
  if (!isLate) return <Instant value={dueAt} />;
  return (
    <span className="ccm-late" title={t('late')}>
      <Instant value={dueAt} />
    </span>
  );
}
