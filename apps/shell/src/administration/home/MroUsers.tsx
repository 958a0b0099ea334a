import { addressOf } from '@console/contracts/routes/address';
import { Button, Spin } from '@console/ui/core';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Pager } from '@console/ui/pager';
import { useState } from 'react';
import { messages } from './messages.ts';
import { mappedUsers } from './waiting.ts';

const columns = ['name', 'username', 'mro', 'branches', 'mras'] as const;

/** Users of the MRO with the state of their mapping, which decides what they see (docs/model/shell.md#home). */
export function MroUsers() {
  const t = useMessages(messages);
  const words = useMessages(common);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = mappedUsers.useQuery({ query: { page } });
  const state = (isMapped: boolean, count: number) => (isMapped ? t('mapped', { count }) : t('unmapped'));
  return (
    <section className="panel" aria-labelledby="home-mro">
      <h2 id="home-mro">{t('mro')}</h2>
      {error && !data && (
        <p role="alert">
          {t('mroFailed')} <Button onClick={() => refetch()}>{words('retry')}</Button>
        </p>
      )}
      {!error && !data && <Spin />}
      {data?.rows.length === 0 && <p className="quiet">{t('noMroUsers')}</p>}
      {data && data.rows.length > 0 && (
        <div className="due-scroll">
          <table className="due">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`mro_${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ secureId, name, username, mroName, ...mapped }) => (
                <tr key={secureId}>
                  <td>
                    <PageLink to={addressOf('/user/:userId', secureId)}>{name}</PageLink>
                  </td>
                  <td>{username}</td>
                  <td>{mroName ?? '-'}</td>
                  <td>{state(mapped.isBranchMapping, mapped.branchCount)}</td>
                  <td>{state(mapped.isMraMapping, mapped.mraCount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && <Pager {...data} onPage={setPage} />}
    </section>
  );
}
