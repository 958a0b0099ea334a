import type { ReleaseToken } from '@console/contracts/platform/releases/tokens';
import { Tag } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate, useNow } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page, ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import '../administration.css';
import { Loading } from '../Loading.tsx';
import { revokeToken, tokens } from './endpoints.ts';
import { Keys } from './Keys.tsx';
import { messages } from './messages.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import './remotes.css';

const stampOf = (at: string | null): string => formatDate(at, 'DD MMM YYYY HH:mm:ss');

function Line({ token }: { readonly token: ReleaseToken }) {
  const t = useMessages(messages);
  const [revoke] = revokeToken.useMutation();
  const { secureId, remote, name, kid, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  const now = useNow();
  const isOver = Date.parse(expiresAt) <= now;
  const ask = () =>
    confirm(
      {
        title: t('revokeAsk'),
        subject: `${name}, ${remote}`,
        text: t('revokeText'),
        action: t('revoke'),
        danger: true,
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await revoke({ body: { secureId, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('revokedDone'));
      },
    );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{remote}</td>
      <td>
        {revokedAt !== null ? (
          <Tag colour="error">{t('revoked')}</Tag>
        ) : isOver ? (
          <Tag>{t('expired')}</Tag>
        ) : (
          <Tag colour="success">{t('valid')}</Tag>
        )}
      </td>
      <td>{stampOf(expiresAt)}</td>
      <td>{stampOf(lastUsedAt)}</td>
      <td>{kid ? <code className="key-id">{kid}</code> : t('none')}</td>
      <td>
        {createdBy}
        <span className="quiet">{stampOf(createdAt)}</span>
      </td>
      <td>
        {revokedAt === null && !isOver && (
          <ActionButton variant="danger" onClick={ask}>
            {t('revoke')}
          </ActionButton>
        )}
      </td>
    </tr>
  );
}

function Tokens() {
  const t = useMessages(messages);
  const { data, error, refetch } = tokens.useQuery({});
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  if (data.rows.length === 0) return <p className="quiet">{t('noTokens')}</p>;
  return (
    <ScrollTable label={t('tokensTitle')}>
      <table className="plain-table remote-table">
        <caption className="visually-hidden">{t('tokensTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tokenName')}</th>
            <th scope="col">{t('remote')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('expires')}</th>
            <th scope="col">{t('lastUsed')}</th>
            <th scope="col">{t('key')}</th>
            <th scope="col">{t('by')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('revoke')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((token) => (
            <Line key={token.secureId} token={token} />
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** The tokens with which teams release their remotes, and the keys of the registry (ADR 22). */
export default function TokensPage() {
  const t = useMessages(messages);
  const [making, setMaking] = useState(false);
  return (
    <Page
      title={t('tokensTitle')}
      note={t('tokensNote')}
      actions={
        <ActionButton variant="primary" onClick={() => setMaking(true)}>
          {t('newToken')}
        </ActionButton>
      }
    >
      <section className="panel" aria-label={t('tokensTitle')}>
        <Tokens />
      </section>
      <Keys />
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}
