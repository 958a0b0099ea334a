import { Tag } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { Loading } from '../Loading.tsx';
import { keys, rotateKey } from './endpoints.ts';
import { messages } from './messages.ts';

/** The public keys of the registry, and the rotation of the signing key. */
export function Keys() {
  const t = useMessages(messages);
  const { data, error, refetch } = keys.useQuery({});
  const [rotate] = rotateKey.useMutation();
  const ask = () =>
    confirm(
      { title: t('rotateAsk'), text: t('rotateText'), action: t('rotate'), reason: 'required' },
      async ({ reason }) => {
        const answer = await rotate({ body: { reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('rotated'));
      },
    );
  return (
    <section className="panel" aria-labelledby="registry-keys">
      <div className="panel-head">
        <h2 id="registry-keys">{t('keys')}</h2>
        <ActionButton onClick={ask}>{t('rotate')}</ActionButton>
      </div>
      <p className="quiet">{t('keysText')}</p>
      {error && !data && <ErrorContent error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <ScrollTable label={t('keys')}>
          <table className="plain-table remote-table">
            <thead>
              <tr>
                <th scope="col">kid</th>
                <th scope="col">{t('use')}</th>
                <th scope="col">{t('createdAt')}</th>
                <th scope="col">{t('retires')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ kid, signs, createdAt, retiresAt }) => (
                <tr key={kid}>
                  <th scope="row">
                    <code className="key-id">{kid}</code>
                  </th>
                  <td>
                    <Tag colour={signs ? 'success' : 'neutral'}>{t(signs ? 'signs' : 'checks')}</Tag>
                  </td>
                  <td>{formatDate(createdAt, 'DD MMM YYYY HH:mm:ss')}</td>
                  <td>{formatDate(retiresAt, 'DD MMM YYYY HH:mm:ss')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </section>
  );
}
