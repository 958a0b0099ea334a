import { Button } from '../../core/index.ts';
import { notify } from '../../feedback/index.ts';
import { formatNumber } from '../../formats/index.ts';
import { useMessages } from '../../messages/index.ts';
import { messages } from './messages.ts';

/** Lists the pasted numbers without a record, to read and copy. */
export function MissingNumbers({ missing }: { readonly missing: readonly string[] }) {
  const t = useMessages(messages);
  const copy = () => void navigator.clipboard.writeText(missing.join('\n')).then(() => notify.success(t('copied')));
  return (
    <section className="list-missing" aria-label={t('missing', { count: formatNumber(missing.length) })}>
      <h3>{t('missing', { count: formatNumber(missing.length) })}</h3>
      <ul>
        {missing.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      <Button onClick={copy}>{t('copy')}</Button>
    </section>
  );
}
