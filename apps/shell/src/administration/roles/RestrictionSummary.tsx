import { useCan } from '@console/auth';
import { exportModes, roles, type Role } from '@console/contracts/shell/roles';
import { useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { Facts } from '../Facts.tsx';
import { Loading } from '../Loading.tsx';
import { messages } from './messages.ts';
import { isAdmin, places as readPlaces, restriction, restrictionPath } from './screens.ts';

/** What a role may export, and the link to change it. */
export function RestrictionSummary({ role }: { readonly role: Role }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const can = useCan(roles.privilege);
  const { data, error } = restriction.useQuery({ parameters: { secureId: role.secureId } });
  const { data: places } = readPlaces.useQuery({});
  if (!data) return error ? <p role="alert">{errorText(error)}</p> : <Loading />;
  const allowed = data.mode === 'BY_MODULE' ? data.lines.filter((line) => line.allowed) : [];
  const name = (module: string) => places?.find(({ url }) => url === `/${module}`)?.name ?? module;
  return (
    <section className="panel" aria-labelledby="role-restriction">
      <div className="panel-head">
        <h2 id="role-restriction">{t('restriction')}</h2>
        {can('operate') && !isAdmin(role) && <ActionLink to={restrictionPath(role)}>{words('update')}</ActionLink>}
      </div>
      <Facts
        facts={[
          [t('mode'), text(exportModes.find(({ value }) => value === data.mode)!.title)],
          ...(data.mode === 'BY_MODULE'
            ? ([
                [t('hours'), data.hoursFrom ? `${data.hoursFrom}–${data.hoursTo}` : t('anyTime')],
                [t('dailyLimit'), data.dailyLimit === null ? t('noLimit') : formatNumber(data.dailyLimit)],
              ] as const)
            : []),
        ]}
      />
      {data.mode === 'BY_MODULE' && allowed.length === 0 && <p>{t('nothingAllowed')}</p>}
      {allowed.length > 0 && (
        <table className="plain-table restriction-summary">
          <thead>
            <tr>
              {(['module', 'maxRows', 'maxPeriodDays', 'formats', 'personalData'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allowed.map((line) => (
              <tr key={line.module}>
                <th scope="row">{name(line.module)}</th>
                <td>{formatNumber(line.maxRows)}</td>
                <td>{line.maxPeriodDays ?? t('anyPeriod')}</td>
                <td>{line.formats.join(', ')}</td>
                <td>{t(line.personalData)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
