import { addressOf } from '@console/contracts/routes/address';
import { resourceApi } from '@console/api';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { users, type User } from '@console/contracts/shell/user';
import { formatDate, todayInJakarta } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent } from '@console/ui/page';
import { FieldValue } from '@console/ui/value';
import { useState } from 'react';
import { Loading } from '../Loading.tsx';
import { activityPeriod } from './activity-period.ts';
import { messages } from './messages.ts';

const maxEntries = 50;

/** The latest audit trail entries about an account. */
export function Activity({ user }: { readonly user: User }) {
  const t = useMessages(messages);
  const [period] = useState(() =>
    activityPeriod(formatDate(user.createdAt, 'DD-MM-YYYY').split('-').toReversed().join('-'), todayInJakarta()),
  );
  const about = { module: users.module, entityId: user.secureId, ...period };
  const { currentData, error, refetch } = resourceApi(auditTrail).useListQuery({ ...about, size: maxEntries });
  return (
    <section className="panel" aria-labelledby="user-activity">
      <h2 id="user-activity">{t('activity')}</h2>
      {error && !currentData && <ErrorContent error={error} onRetry={refetch} />}
      {!error && !currentData && <Loading />}
      {currentData && currentData.rows.length === 0 && <p className="quiet">{t('noActivity')}</p>}
      {currentData && currentData.rows.length > 0 && (
        <>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('at')}</th>
                <th scope="col">{t('action')}</th>
                <th scope="col">{t('by')}</th>
                <th scope="col">{t('reason')}</th>
              </tr>
            </thead>
            <tbody>
              {currentData.rows.map(({ secureId, at, action, username, reason }) => (
                <tr key={secureId}>
                  <td>
                    <PageLink to={addressOf('/audit-trail/:id', secureId)}>
                      {formatDate(at, 'DD MMM YYYY HH:mm:ss')}
                    </PageLink>
                  </td>
                  <td>
                    <FieldValue field={auditTrail.derived.action} value={action} />
                  </td>
                  <td>{username}</td>
                  <td>{reason ?? '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {currentData.total > maxEntries && (
            <p>
              <PageLink to={`/audit-trail?${new URLSearchParams(about).toString()}`}>{t('allActivity')}</PageLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}
