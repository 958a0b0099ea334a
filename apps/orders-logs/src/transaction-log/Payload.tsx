import { CopyButton } from '@console/ui/copy';
import { useMessages } from '@console/ui/messages';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import { foundIn } from './payload-search.ts';
import './transaction-log.css';

function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const t = useMessages(messages);
  if (value === null || typeof value !== 'object')
    return (
      <li>
        {name}: <code>{JSON.stringify(value)}</code>
      </li>
    );
  const members = Object.entries(value);
  return (
    <li>
      <details open>
        <summary>
          {name} ({t('members', { count: members.length })})
        </summary>
        <ul>
          {members.map(([each, inner]) => (
            <Value key={each} name={each} value={inner} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A payload that folds by its members and is searched; it was masked when it was written, and is copied so. */
export function Payload({ title, value }: { readonly title: string; readonly value: unknown }) {
  const t = useMessages(messages);
  const searchId = useId();
  const [typed, setTyped] = useState('');
  const found = foundIn(value, typed);
  const isWhole = value !== null && typeof value === 'object';
  return (
    <section className="panel" aria-label={title}>
      <h2>
        {title} {isWhole && <CopyButton title={t('copy')} value={JSON.stringify(value, null, 2)} />}
      </h2>
      {isWhole ? (
        <>
          <div className="field log-search">
            <label htmlFor={searchId}>{t('sought')}</label>
            <input
              id={searchId}
              type="search"
              className="input"
              autoComplete="off"
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          {found === undefined ? (
            <p role="status">{t('notFound')}</p>
          ) : (
            <ul className="log-payload">
              {Object.entries(found as object).map(([name, inner]) => (
                <Value key={name} name={name} value={inner} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>{value === null || value === undefined ? t('none') : JSON.stringify(value)}</p>
      )}
    </section>
  );
}
