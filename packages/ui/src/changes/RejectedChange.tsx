import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { useMessages } from '../messages/index.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { messages } from './messages.ts';
import { useSentAgain } from './use-sent-again.tsx';

const never = () => {};

interface RejectedChangeProps {
  readonly resource: Resource;
  readonly change: ChangeRequest;
  readonly record: object;
}

/** A rejected change of a record with the reason; its maker opens the form as it was sent, and sends it again. */
export function RejectedChange({ resource, change, record }: RejectedChangeProps) {
  const t = useMessages(messages);
  const sentAgain = useSentAgain(resource);
  return (
    <ChangeCard
      resource={resource}
      change={change}
      heading={t('rejectedBefore')}
      tagged={false}
      link={sentAgain(change, record)}
      onDecide={never}
    />
  );
}
