import { addressOf, type Resource } from '@console/contracts/core/resource';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { changesOf } from '../four-eyes/index.ts';
import { useMessages } from '../messages/index.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { messages } from './messages.ts';
import { useDecisions } from './use-decisions.ts';

export interface RecordChangeProps {
  readonly resource: Resource;
  readonly record: { readonly secureId: string };
  /** Called with true while a change is pending; the services then refuse another one. Keep the function stable. */
  readonly onWaiting?: (waiting: boolean) => void;
}

/**
 * Shows the pending change of a record on its page, if there is one.
 * @example
 * <RecordChange resource={cardTypes} record={record} onWaiting={setWaiting} />
 */
export default function RecordChange({ resource, record, onWaiting }: RecordChangeProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { data } = changesOf(resource).useQuery({ query: { recordId: record.secureId, state: ['PENDING'] } });
  const waiting = data !== undefined && data.rows.length > 0;
  useEffect(() => onWaiting?.(waiting), [onWaiting, waiting]);
  const list = addressOf(resource, 'list', record);
  // Approving a deletion removes the record, so its page no longer exists.
  const decide = useDecisions(resource, (decision, { action }) => {
    if (decision === 'approve' && action === 'delete') void navigate(list);
  });
  return data?.rows.map((change) => (
    <ChangeCard
      key={change.secureId}
      resource={resource}
      change={change}
      heading={t('waiting')}
      tagged={false}
      link={<Link to={`${list}?tab=changes`}>{t('see')}</Link>}
      onDecide={decide}
    />
  ));
}
