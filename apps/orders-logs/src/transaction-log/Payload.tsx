import { CopyButton } from '@console/ui/copy';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
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

/** A payload that folds by its members; it was masked when it was written, and is copied so. */
export function Payload({ title, value }: { readonly title: string; readonly value: unknown }) {
  const t = useMessages(messages);
  const whole = value !== null && typeof value === 'object' ? Object.entries(value) : null;
  return (
    <section className="panel" aria-label={title}>
      <h2>
        {title} {whole && <CopyButton title={t('copy')} value={JSON.stringify(value, null, 2)} />}
      </h2>
      {whole ? (
        <ul className="log-payload">
          {whole.map(([name, inner]) => (
            <Value key={name} name={name} value={inner} />
          ))}
        </ul>
      ) : (
        <p>{value === null || value === undefined ? t('none') : JSON.stringify(value)}</p>
      )}
    </section>
  );
}
