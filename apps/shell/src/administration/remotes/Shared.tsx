import type { RemoteState } from '@console/contracts/platform/releases/state';
import { Tag } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, ScrollTable } from '@console/ui/page';
import { Loading } from '../Loading.tsx';
import { liveReleases } from './endpoints.ts';
import { messages } from './messages.ts';
import { sharedPackages } from './shared-versions.ts';

/**
 * Shared packages of a remote's releases: the shell's copy runs, whatever version a release was compiled against (ADR
 * 6).
 */
export function Shared({ state }: { readonly state: RemoteState }) {
  const t = useMessages(messages);
  const { data, error, refetch } = liveReleases.useQuery({});
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const packages = sharedPackages(
    data.shells,
    data.releases.filter(({ id }) => id === state.id),
  );
  if (packages.length === 0) return <p className="quiet">{t('noShells')}</p>;
  return (
    <ScrollTable label={t('shared')}>
      <table className="plain-table remote-table">
        <thead>
          <tr>
            <th scope="col">{t('package')}</th>
            <th scope="col">{t('winner')}</th>
            <th scope="col">{t('wants')}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, winners, releases }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{winners.join(', ') || t('none')}</td>
              <td>
                {releases.map(({ version, wants, loses }) => (
                  <div key={version}>
                    <code>{version}</code>: {wants}{' '}
                    <Tag colour={loses ? 'warning' : 'success'}>{t(loses ? 'loses' : 'wins')}</Tag>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
