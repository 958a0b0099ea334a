import { changeTexts, type RemoteChange, type RemoteState } from '@console/contracts/platform/releases/state';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { Loading } from '../Loading.tsx';
import { history, live } from './endpoints.ts';
import { messages } from './messages.ts';
import { Paged, useLastPage, usePageNumber } from './Paged.tsx';
import { useTargetText } from './State.tsx';
import { differences } from './targets.ts';

function Line({ change: { stateVersion, kind, before, after, reason, by, at } }: { readonly change: RemoteChange }) {
  const t = useMessages(messages);
  const text = useText();
  const targetText = useTargetText();
  const parts = differences(before, after);
  const side = (of: RemoteChange['before']) =>
    parts.map((part) => (
      <div key={part}>
        {t(part)}: <code>{targetText(part, of)}</code>
      </div>
    ));
  return (
    <tr>
      <td className="number">{stateVersion}</td>
      <th scope="row">{text(changeTexts[kind])}</th>
      <td>{side(before)}</td>
      <td>{side(after)}</td>
      <td>{reason}</td>
      <td>
        {by}
        <span className="quiet">{formatDate(at, 'DD MMM YYYY HH:mm:ss')}</span>
      </td>
    </tr>
  );
}

/** Who changed what of a remote, when and why, newest first. */
export function History({ state }: { readonly state: RemoteState }) {
  const t = useMessages(messages);
  const page = usePageNumber();
  const { currentData, error, refetch } = history.useQuery({ parameters: { remote: state.id }, query: { page } }, live);
  useLastPage(page, currentData);
  if (error && !currentData) return <ErrorContent error={error} onRetry={refetch} />;
  if (!currentData) return <Loading />;
  if (currentData.rows.length === 0) return <p className="quiet">{t('noHistory')}</p>;
  return (
    <Paged label={t('history')} {...currentData}>
      <table className="plain-table remote-table">
        <thead>
          <tr>
            <th scope="col" className="number">
              #
            </th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col">{t('by')}</th>
          </tr>
        </thead>
        <tbody>
          {currentData.rows.map((change) => (
            <Line key={change.stateVersion} change={change} />
          ))}
        </tbody>
      </table>
    </Paged>
  );
}
