import type { CardDocumentView, CardHistory } from '@console/contracts/cards/history';
import { useMessages } from '@console/ui/messages';
import { DocumentLink } from './DocumentLink.tsx';
import { messages } from './messages.ts';

/** The documents that moved or held a card, each once. */
export function Documents({ history: { movements, holds } }: { readonly history: CardHistory }) {
  const t = useMessages(messages);
  const named = [...movements, ...holds].flatMap(({ document }) => document ?? []);
  const documents = [
    ...new Map(
      named.map((document): [string, CardDocumentView] => [`${document.kind} ${document.no}`, document]),
    ).values(),
  ];
  return (
    <section className="panel">
      <h2>{t('documents')}</h2>
      {documents.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul>
          {documents.map((document) => (
            <li key={`${document.kind} ${document.no}`}>
              <DocumentLink document={document} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
