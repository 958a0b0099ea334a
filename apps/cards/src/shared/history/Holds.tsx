import { holdCodeOptions, type CardHoldView } from '@console/contracts/cards/history';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { DocumentLink } from './DocumentLink.tsx';
import { messages } from './messages.ts';

const when = (at: string, by: string | null) => `${formatDate(at, 'DD MMM YYYY HH:mm:ss')}${by ? ` · ${by}` : ''}`;

/** Current and past holds of a card. */
export function Holds({ holds }: { readonly holds: readonly CardHoldView[] }) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <section className="panel">
      <h2>{t('holds')}</h2>
      {holds.length === 0 ? (
        <p>{t('noHolds')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('hold')}</th>
              <th scope="col">{t('document')}</th>
              <th scope="col">{t('placed')}</th>
              <th scope="col">{t('released')}</th>
            </tr>
          </thead>
          <tbody>
            {holds.map(({ code, document, placedAt, placedBy, releasedAt, releasedBy }) => (
              <tr key={`${code}${placedAt}`}>
                <td>{text(holdCodeOptions.find(({ value }) => value === code)!.title)}</td>
                <td>{document ? <DocumentLink document={document} /> : '-'}</td>
                <td>{when(placedAt, placedBy)}</td>
                <td>{releasedAt ? when(releasedAt, releasedBy) : t('open')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
