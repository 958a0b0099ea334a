import { downloadEvents, type Download, type DownloadMoment } from '@console/contracts/orders-logs/download-management';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import './download.css';
import { messages } from './messages.ts';

const when = (at: string) => formatDate(at, 'DD MMM YYYY HH:mm:ss');

function Moment({ moment: { at, event, by, note } }: { readonly moment: DownloadMoment }) {
  const t = useMessages(messages);
  const text = useText();
  const title = downloadEvents.find(({ value }) => value === event)?.title ?? { id: event, en: event };
  return (
    <li>
      <p>
        <strong>{text(title)}</strong> · <time dateTime={at}>{when(at)}</time>
        {by ? ` · ${t('by', { name: by })}` : ''}
      </p>
      {note && <p className="download-quiet">{note}</p>}
    </li>
  );
}

/** The state changes of a download. */
export function Timeline({ download }: { readonly download: Download }) {
  const t = useMessages(messages);
  const moments = (download.timeline ?? []).filter(({ event }) => event !== 'fetched');
  return (
    <section className="panel">
      <h2>{t('timeline')}</h2>
      <ol className="download-timeline">
        {moments.map((moment, index) => (
          <Moment key={index} moment={moment} />
        ))}
      </ol>
    </section>
  );
}

/** When the file was fetched, and from where. */
export function Fetches({ download }: { readonly download: Download }) {
  const t = useMessages(messages);
  const fetches = (download.timeline ?? []).filter(({ event }) => event === 'fetched');
  return (
    <section className="panel">
      <h2>{t('fetches')}</h2>
      {fetches.length === 0 ? (
        <p>{t('noFetches')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('ip')}</th>
            </tr>
          </thead>
          <tbody>
            {fetches.map(({ at, ip }, index) => (
              <tr key={index}>
                <td>{when(at)}</td>
                <td>{ip ?? '-'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
