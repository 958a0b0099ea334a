import { mutationEndpoint, queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { userCalls, users, type User, type UserSession } from '@console/contracts/shell/user';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { Ago } from '@console/ui/value';
import { Loading } from '../Loading.tsx';
import { browserOf } from '../profile/browser.ts';
import { messages } from './messages.ts';

const sessionsOfUser = queryEndpoint(userCalls.sessions);
const endOfUser = mutationEndpoint(userCalls.endSession);

/** A user's active sessions; users with the privilege can end them. */
export function UserSessions({ user }: { readonly user: User }) {
  const t = useMessages(messages);
  const can = useCan(users.privilege);
  const {
    currentData: sessions,
    error,
    refetch,
  } = sessionsOfUser.useQuery({ parameters: { secureId: user.secureId } });
  const [end] = endOfUser.useMutation();
  const ask = (session?: UserSession) =>
    confirm(
      {
        title: t(session ? 'endQuestion' : 'endAllQuestion'),
        subject: session ? browserOf(session.userAgent) : user.username,
        text: t('endText'),
        action: t(session ? 'end' : 'endAll'),
        danger: true,
      },
      async () => {
        const answer = await end({ body: { secureId: user.secureId, sessionId: session?.secureId ?? null } });
        if ('error' in answer) throw answer.error;
        notify.success(t('ended', { count: answer.data.ended }));
      },
    );
  const mayEnd = can('update') && user.withinOwnRights;
  return (
    <section className="panel" aria-labelledby="user-sessions">
      <div className="panel-head">
        <h2 id="user-sessions">{t('sessions')}</h2>
        {mayEnd && sessions && sessions.length > 1 && (
          <ActionButton variant="danger" onClick={() => ask()}>
            {t('endAll')}
          </ActionButton>
        )}
      </div>
      {error && !sessions && <ErrorContent error={error} onRetry={refetch} />}
      {!error && !sessions && <Loading />}
      {sessions?.length === 0 && <p className="quiet">{t('noSessions')}</p>}
      {sessions && sessions.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('browser')}</th>
              <th scope="col">IP</th>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('lastUsed')}</th>
              {mayEnd && (
                <th scope="col">
                  <span className="visually-hidden">{t('end')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.secureId}>
                <td>{browserOf(session.userAgent)}</td>
                <td>{session.ip}</td>
                <td>{formatDate(session.createdAt, 'DD MMM YYYY HH:mm:ss')}</td>
                <td>
                  <Ago at={session.lastUsedAt} />
                </td>
                {mayEnd && (
                  <td>
                    <ActionButton onClick={() => ask(session)}>{t('end')}</ActionButton>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
