import { createStore, invalidate } from '@console/api';
import { useSession } from '@console/auth';
import type { Queue } from '@console/contracts/core/queues';
import type { Resource } from '@console/contracts/core/resource';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { isInUse, useWhenLeft } from '../interaction/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import type { FilterTexts } from '../list/address.ts';
import { useNow } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { takingNext, waits } from './endpoints.ts';
import { messages } from './messages.ts';
import { overdueOf } from './overdue.ts';

interface QueueBarProps {
  readonly resource: Resource;
  readonly queue: Queue;
  /** The rows, which the bar moves when it has something to say only later. */
  readonly area: RefObject<Element | null>;
  /** Address of the page of a record. */
  readonly detail: ((record: { readonly secureId: string }) => string) | undefined;
  /** Whether it offers the user's own records, and to take the next one, whatever waits. */
  readonly offersOwn: boolean;
  readonly takes: boolean;
  readonly filters: FilterTexts;
  readonly onFilters: (filters: FilterTexts) => void;
}

/** The queue of a list: what waits longer than its target, the own work, and the next record to take. */
export function QueueBar({ resource, queue, area, detail, offersOwn, takes, filters, onFilters }: QueueBarProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const user = useSession().username ?? '';
  const now = useNow();
  const [takeNext, { isLoading }] = takingNext.useMutation();
  const { assignee = '', code } = queue;
  // A bar that is there already moves nothing.
  const data = useWhenLeft(waits.useQuery({}).data, () => !offersOwn && !takes && isInUse(area.current));
  const counter = data?.find((each) => each.code === code);
  const late = counter && overdueOf(counter, now);
  const isOwn = offersOwn && filters[assignee]?.[0] === user;
  if (!late && !offersOwn && !takes) return null;
  const next = async () => {
    const answer = await takeNext({ body: { code } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { secureId } = answer.data;
    createStore().dispatch(invalidate(resource.module));
    return secureId === null ? notify.info(t('none')) : navigate(detail!({ secureId }));
  };
  const { [assignee]: _, ...others } = filters;
  return (
    <section className="list-note" aria-label={t('queue')}>
      {late && <span data-late="true">{t(late.days > 0 ? 'lateDays' : 'lateHours', late)}</span>}
      <span className="list-gap" />
      {offersOwn && (
        <Button
          variant="quiet"
          aria-pressed={isOwn}
          onClick={() => onFilters(isOwn ? others : { ...others, [assignee]: [user] })}
        >
          {t('own')}
        </Button>
      )}
      {takes && (
        <ActionButton variant="primary" busy={isLoading} onClick={() => next()}>
          {t('next')}
        </ActionButton>
      )}
    </section>
  );
}
