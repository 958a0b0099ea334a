import type { Notice } from '@console/contracts/platform/notices';
import { Button, Spin } from '@console/ui/core';
import { Ago } from '@console/ui/value';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { later } from '@console/ui/later';
import { messages } from '../messages.ts';
import { readNotices, type inbox } from './inbox.ts';

const ApprovalsLink = later(() => import('../../administration/approval/ApprovalsLink.tsx'));
const LateQueues = later(() => import('../../administration/home/LateQueues.tsx'));

function Content({ notice }: { readonly notice: Notice }) {
  const t = useMessages(messages);
  return (
    <>
      <span className="notice-title">
        {notice.title}
        {!notice.read && <span className="visually-hidden"> ({t('isUnread')})</span>}
      </span>
      <span className="notice-text">{notice.text}</span>
      <span className="notice-time">
        <Ago at={notice.at} />
      </span>
    </>
  );
}

interface NoticeListProps {
  readonly reading: ReturnType<typeof inbox.useQuery>;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

/** The notices, newest first; opening one marks it as read. */
export function NoticeList({ reading: { data, error, refetch }, onPage, onClose }: NoticeListProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const [read] = readNotices.useMutation();
  const mark = (notice: Notice) => {
    if (!notice.read) void read({ body: { secureIds: [notice.secureId] } });
  };
  if (error && !data)
    return (
      <div className="notices-note">
        <p role="alert">{t('noticesFailed')}</p>
        <Button onClick={() => refetch()}>{words('retry')}</Button>
      </div>
    );
  if (!data)
    return (
      <div className="notices-note">
        <Spin />
      </div>
    );
  const { rows, unread, page, size, total } = data;
  return (
    <section className="notices">
      <header>
        <h2>{t('notices')}</h2>
        <ApprovalsLink onClick={onClose} />
        {unread > 0 && (
          <Button variant="link" onClick={() => read({ body: {} })}>
            {t('readAll')}
          </Button>
        )}
      </header>
      <LateQueues onClick={onClose} />
      {rows.length === 0 && <p className="notices-note">{t('noNotices')}</p>}
      <ul>
        {rows.map((notice) => (
          <li key={notice.secureId} data-unread={!notice.read}>
            {notice.link ? (
              <PageLink
                to={notice.link}
                onClick={() => {
                  mark(notice);
                  onClose();
                }}
              >
                <Content notice={notice} />
              </PageLink>
            ) : (
              <button type="button" onClick={() => mark(notice)}>
                <Content notice={notice} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {total > size && (
        <footer>
          <Button variant="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button variant="quiet" disabled={page * size >= total} onClick={() => onPage(page + 1)}>
            {t('older')}
          </Button>
        </footer>
      )}
    </section>
  );
}
