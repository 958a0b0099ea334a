import { invalidate } from '@console/api';
import { useValue } from '@console/auth';
import type { LiveEvent } from '@console/contracts/platform/notices';
import { Popover } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { inbox } from './inbox.ts';
import { followLive, live } from './live.ts';
import { NoticeList } from './NoticeList.tsx';
import './notices.css';

/**
 * Polling interval of the inbox in milliseconds (docs/model/platform.md#notices); while live events arrive, polling is
 * only a fallback.
 */
const pollInterval = 60_000;
const whileLive = 300_000;
/** Highest number shown on the bell. */
const maxShown = 99;

/** The bell with the number of unread notices, and the inbox it opens. */
export function NoticeBell() {
  const t = useMessages(messages);
  const [page, setPage] = useState(1);
  const reading = inbox.useQuery({ query: { page } }, { pollingInterval: useValue(live) ? whileLive : pollInterval });
  const dispatch = useDispatch();
  // A stream begins with an event of how things stand, which is mostly how they stand here.
  const handle = useEffectEvent((event: LiveEvent) => {
    if (event.unread !== reading.data?.unread) dispatch(invalidate('notification'));
  });
  useEffect(() => followLive((event) => handle(event)), []);
  const unread = reading.data?.unread ?? 0;
  const count = unread > maxShown ? `${maxShown}+` : String(unread);
  return (
    <Popover
      className="bell"
      variant="quiet"
      label={t('notices')}
      aria-label={unread > 0 ? t('unread', { count }) : t('notices')}
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span className="bell-count" aria-hidden="true">
              {count}
            </span>
          )}
        </>
      }
    >
      {(close) => <NoticeList reading={reading} onPage={setPage} onClose={close} />}
    </Popover>
  );
}
