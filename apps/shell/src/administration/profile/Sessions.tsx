import { Tag } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { Ago } from '@console/ui/value';
import { endSessions, ownSessions } from '../account.ts';
import { Loading } from '../Loading.tsx';
import { browserOf } from './browser.ts';
import { messages } from './messages.ts';

/** The user's active sessions, the current one first; the others can be ended. */
export function Sessions() {
  const t = useMessages(messages);
  const { data, error, refetch } = ownSessions.useQuery({});
  const [end, { isLoading }] = endSessions.useMutation();
  const others = data?.filter((session) => !session.current).length ?? 0;
  const ask = () =>
    confirm(
      {
        title: t('endOthersQuestion'),
        text: t('endOthersText', { count: others }),
        action: t('endOthers'),
        danger: true,
      },
      async () => {
        const answer = await end({ body: { secureId: null } });
        if ('error' in answer) throw answer.error;
        notify.success(t('ended', { count: answer.data.ended }));
      },
    );
  return (
    <section className="panel" aria-labelledby="profile-sessions">
      <div className="panel-head">
        <h2 id="profile-sessions">{t('sessions')}</h2>
        {others > 0 && (
          <ActionButton variant="danger" busy={isLoading} onClick={ask}>
            {t('endOthers')}
          </ActionButton>
        )}
      </div>
      {error && !data && <ErrorContent error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <ul className="sessions">
          {[...data]
            .sort((one, other) => Number(other.current) - Number(one.current))
            .map((session) => (
              <li key={session.secureId}>
                <strong>{browserOf(session.userAgent)}</strong>
                {session.current && (
                  <>
                    {' '}
                    <Tag colour="success">{t('thisSession')}</Tag>
                  </>
                )}
                <span className="quiet">
                  {t('ip')} {session.ip} · {t('since')} {formatDate(session.createdAt, 'DD-MM-YYYY HH:mm')} ·{' '}
                  {t('lastUsed')} <Ago at={session.lastUsedAt} />
                </span>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
