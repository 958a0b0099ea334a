import { addressOf } from '@console/contracts/routes/address';
import { useCan } from '@console/auth';
import { roles, type Role } from '@console/contracts/shell/roles';
import { bulkLimit } from '@console/contracts/core/list-limits';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { LovInput } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Pager } from '@console/ui/pager';
import { StatusTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import { Loading } from '../Loading.tsx';
import { messages } from './messages.ts';
import { holders } from './screens.ts';
import { useHolderActions } from './use-holder-actions.ts';

function AddUsers({ adding, add }: Pick<ReturnType<typeof useHolderActions>, 'adding' | 'add'>) {
  const t = useMessages(messages);
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tooMany = chosen.length > bulkLimit;
  return (
    <div className="panel add-users">
      <label className="form-label" htmlFor={id}>
        {t('addUsers')}
      </label>
      <LovInput id={id} path="user/lov" several value={chosen} onChange={setChosen} placeholder={t('searchUser')} />
      <ActionButton
        variant="primary"
        busy={adding}
        disabled={chosen.length === 0 || tooMany}
        onClick={() => add(chosen, () => setChosen([]))}
      >
        {t('add')}
      </ActionButton>
    </div>
  );
}

/** The users of a role, paginated; they can be added and removed here. */
export function Holders({ role }: { readonly role: Role }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const can = useCan(roles.privilege);
  const seesUsers = useCan('user:browse')('view');
  const searchId = useId();
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const actions = useHolderActions(role);
  const { data, error, isFetching, refetch } = holders.useQuery({
    parameters: { secureId: role.secureId },
    query: { page, ...(search.trim() ? { search: search.trim() } : {}) },
  });
  return (
    <>
      {can('create') && <AddUsers adding={actions.adding} add={actions.add} />}
      <section className="panel" aria-labelledby="role-users" aria-busy={isFetching}>
        <div className="panel-head">
          <h2 id="role-users">
            {t('users')}
            {data && ` (${formatNumber(data.total)})`}
          </h2>
          <span>
            <label htmlFor={searchId} className="visually-hidden">
              {t('searchUser')}
            </label>
            <input
              id={searchId}
              type="search"
              className="input role-search"
              placeholder={t('searchUser')}
              value={search}
              onChange={({ target }) => setView({ search: target.value, page: 1 })}
            />
          </span>
        </div>
        {!data &&
          (error ? (
            <p role="alert">
              {errorText(error)} <Button onClick={() => refetch()}>{words('retry')}</Button>
            </p>
          ) : (
            <Loading />
          ))}
        {data?.rows.length === 0 && <p>{t(search.trim() ? 'noUserFound' : 'noUsers')}</p>}
        {data && data.rows.length > 0 && (
          <table className="plain-table role-users">
            <thead>
              <tr>
                <th scope="col">{t('username')}</th>
                <th scope="col">{t('userName')}</th>
                <th scope="col">{words('status')}</th>
                {can('create') && <th scope="col">{words('action')}</th>}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((user) => (
                <tr key={user.secureId}>
                  <td>
                    {seesUsers ? (
                      <PageLink to={addressOf('/user/:userId', user.secureId)}>{user.username}</PageLink>
                    ) : (
                      user.username
                    )}
                  </td>
                  <td>{user.name}</td>
                  <td>
                    <StatusTag status={user.status} />
                  </td>
                  {can('create') && (
                    <td>
                      <ActionButton
                        aria-label={t('removeNamed', { username: user.username })}
                        onClick={() => actions.remove(user)}
                      >
                        {t('removeUser')}
                      </ActionButton>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {data && <Pager {...data} onPage={(next) => setView({ search, page: next })} />}
      </section>
    </>
  );
}
