import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { appSettingCalls, appSettings, type AppSetting } from '@console/contracts/shell/app-setting-properties';
import { Button, Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';
import { SettingValue } from './SettingValue.tsx';
import { useRestore } from '../settings/use-restore.ts';

const history = queryEndpoint(appSettingCalls.history);

/** The earlier values of a setting, with who, when and why; each can be restored. */
export function History({ setting }: { readonly setting: AppSetting }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const can = useCan(appSettings.privilege);
  const restore = useRestore(setting);
  const { data, error, refetch } = history.useQuery({ parameters: { secureId: setting.secureId } });
  const restorable = can('update') && setting.valueType !== 'SECRET';
  return (
    <section className="panel" aria-labelledby="setting-history">
      <h2 id="setting-history">{t('history')}</h2>
      {!data &&
        (error ? (
          <p role="alert">
            {errorText(error)} <Button onClick={() => refetch()}>{words('retry')}</Button>
          </p>
        ) : (
          <Spin />
        ))}
      {data?.length === 0 && <p>{t('noHistory')}</p>}
      {data && data.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('at')}</th>
              <th scope="col">{t('by')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{words('reason')}</th>
              {restorable && <th scope="col">{words('action')}</th>}
            </tr>
          </thead>
          <tbody>
            {data.map((earlier, index) => (
              <tr key={index}>
                <td>{formatDate(earlier.at, 'DD MMM YYYY HH:mm:ss')}</td>
                <td>{earlier.by}</td>
                <td>
                  <SettingValue type={setting.valueType} value={earlier.value} />
                </td>
                <td>{earlier.reason ?? '-'}</td>
                {restorable && (
                  <td>
                    {(earlier.value ?? '') === (setting.value ?? '') ? (
                      t('current')
                    ) : (
                      <ActionButton onClick={() => restore(earlier)}>{t('restore')}</ActionButton>
                    )}
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
