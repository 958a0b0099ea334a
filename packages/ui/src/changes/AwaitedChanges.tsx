import type { ChangeRequest, ChangesQuery } from '@console/contracts/core/changes';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { changesAddress, changesOf } from '../four-eyes/index.ts';
import { useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { messages } from './messages.ts';
import { RejectedChange } from './RejectedChange.tsx';
import { useDecisions } from './use-decisions.ts';

export interface AwaitedChangesProps {
  readonly resource: Resource;
  /** Which changes are meant; of these the pending ones are shown. */
  readonly of: ChangesQuery;
  /** Fields of the record that the address of its list needs. */
  readonly place: object;
  /** Also the last change, if it was rejected and the record is as it was since. */
  readonly rejected?: boolean | undefined;
  /** Default: that a change awaits approval. */
  readonly heading?: string | undefined;
  /** Called with true while a change is pending; the services then refuse another one. Keep the function stable. */
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
}

/** Whether nothing has happened to the record since a change of it was rejected. */
const isLast = ({ baseVersion }: ChangeRequest, record: object): boolean => {
  const { version, phase } = record as { readonly version?: unknown; readonly phase?: unknown };
  return phase === 'REJECTED' || version === baseVersion;
};

/** Shows the pending changes of a record, of which there is at most one, with its decisions. */
export function AwaitedChanges({ resource, of, place, rejected = false, heading, onWaiting }: AwaitedChangesProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const state = rejected ? ['PENDING', 'REJECTED'] : ['PENDING'];
  const { data } = changesOf(resource).useQuery({ query: { ...of, state } });
  const pending = data?.rows.filter((change) => change.state === 'PENDING') ?? [];
  const [last] = data?.rows ?? [];
  const waiting = pending.length > 0;
  useEffect(() => onWaiting?.(waiting), [onWaiting, waiting]);
  const list = addressOf(resource, 'list', place);
  // Approving a deletion removes the record, so its page no longer exists.
  const decide = useDecisions(resource, (decision, { action }) => {
    if (decision === 'approve' && action === 'delete') void navigate(list);
  });
  return (
    <>
      {pending.map((change) => (
        <ChangeCard
          key={change.secureId}
          resource={resource}
          change={change}
          heading={heading ?? t('waiting')}
          tagged={false}
          link={<PageLink to={changesAddress(list)}>{t('see')}</PageLink>}
          onDecide={decide}
        />
      ))}
      {last?.state === 'REJECTED' && isLast(last, place) && (
        <RejectedChange resource={resource} change={last} record={place} />
      )}
    </>
  );
}
