import { createStore, invalidate } from '@console/api';
import { useCan, useSession } from '@console/auth';
import type { Queue } from '@console/contracts/core/queues';
import type { Resource } from '@console/contracts/core/resource';
import { notify, useErrorText } from '../feedback/index.ts';
import { formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { leaseOf, releasing, taking } from './endpoints.ts';
import { messages } from './messages.ts';

interface QueueLeaseProps {
  readonly resource: Resource;
  readonly queue: Queue;
  readonly record: { readonly secureId: string; readonly version: number };
}

/** Who works on a record of a queue; takes it, takes it over, or lets it go. */
export function QueueLease({ resource, queue: { code, action = 'view' }, record }: QueueLeaseProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const can = useCan(resource.privilege);
  const { username } = useSession();
  const { secureId, version } = record;
  const { data } = leaseOf.useQuery({ query: { code, secureId } }, { skip: !can(action) });
  const [take, { isLoading: isTaking }] = taking.useMutation();
  const [release, { isLoading: isReleasing }] = releasing.useMutation();
  if (!data) return null;
  const { lease, mayTakeOver } = data;
  const isOwn = lease?.username === username;
  const settle = async (sending: Promise<object>) => {
    const answer = await sending;
    if ('error' in answer) notify.error(errorText(answer.error as Parameters<typeof errorText>[0]));
    createStore().dispatch(invalidate(resource.module));
  };
  const until = formatDate(lease?.until ?? null, 'HH:mm');
  return (
    <section className="panel list-note" aria-label={t('queue')}>
      <span>{lease ? t(isOwn ? 'yours' : 'taken', { name: lease.name, until }) : t('free')}</span>
      <span className="list-gap" />
      {!lease && (
        <ActionButton busy={isTaking} onClick={() => settle(take({ body: { code, secureId, version } }))}>
          {t('take')}
        </ActionButton>
      )}
      {lease && !isOwn && mayTakeOver && (
        <ActionButton busy={isTaking} onClick={() => settle(take({ body: { code, secureId, version, over: true } }))}>
          {t('takeOver')}
        </ActionButton>
      )}
      {lease && (isOwn || mayTakeOver) && (
        <ActionButton busy={isReleasing} onClick={() => settle(release({ body: { code, secureId } }))}>
          {t('release')}
        </ActionButton>
      )}
    </section>
  );
}
