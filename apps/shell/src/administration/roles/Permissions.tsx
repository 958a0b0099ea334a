import type { Role } from '@console/contracts/shell/roles';
import { useErrorText } from '@console/ui/feedback';
import { Tag } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { Loading } from '../Loading.tsx';
import { messages } from './messages.ts';
import { byGroup, keyOf, levelsByKey } from './permissions.ts';
import { places as readPlaces } from './screens.ts';

/** A role's permissions by the groups and menus of the sidebar. */
export function Permissions({ role: { permissions } }: { readonly role: Role }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { data, error } = readPlaces.useQuery({});
  if (!data) return error ? <p role="alert">{errorText(error)}</p> : <Loading />;
  const levels = levelsByKey(permissions);
  const groups = byGroup(data.filter((place) => levels.has(keyOf(place))));
  if (groups.length === 0) return <p className="panel">{t('noPermissions')}</p>;
  return (
    <section className="panel" aria-label={t('permissions')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('menu')}</th>
            <th scope="col">{t('module')}</th>
            <th scope="col">{t('level')}</th>
          </tr>
        </thead>
        {groups.map(({ key, title, menus }) => (
          <tbody key={key}>
            <tr className="group-row">
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {menus.flatMap(({ name, places }) =>
              places.map((place, index) => (
                <tr key={keyOf(place)}>
                  <td>{index === 0 ? name : ''}</td>
                  <td>
                    {place.name}
                    {!place.activated && (
                      <>
                        {' '}
                        <Tag>{t('inactive')}</Tag>
                      </>
                    )}
                  </td>
                  <td>{levels.get(keyOf(place))}</td>
                </tr>
              )),
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
