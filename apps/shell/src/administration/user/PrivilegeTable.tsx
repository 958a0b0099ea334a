import type { MergedPrivilege } from '@console/contracts/shell/user';
import { useMessages } from '@console/ui/messages';
import { Loading } from '../Loading.tsx';
import { byGroup } from './by-group.ts';
import { messages } from './messages.ts';

/** Merged privileges: the level on each module, and the roles that grant it. */
export function PrivilegeTable({ privileges }: { readonly privileges: readonly MergedPrivilege[] | undefined }) {
  const t = useMessages(messages);
  if (!privileges) return <Loading />;
  if (privileges.length === 0) return <p className="quiet">{t('noPrivileges')}</p>;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('module')}</th>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('givenBy')}</th>
        </tr>
      </thead>
      {byGroup(privileges).map(({ title, privileges: held }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="group-row">
              {title}
            </th>
          </tr>
          {held.map(({ privilege, name, level, roles }) => (
            <tr key={privilege}>
              <td>{name}</td>
              <td>{level}</td>
              <td>{roles.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
