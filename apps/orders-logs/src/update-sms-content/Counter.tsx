import { segmentsOf } from '@console/contracts/orders-logs/update-sms-content/segments';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const names = { GSM7: 'GSM 7-bit', UCS2: 'UCS-2' } as const;

/** Length of a text; in SMS parts for the SMS channel. */
export function Counter({ content, channel }: { readonly content: string; readonly channel: string }) {
  const t = useMessages(messages);
  if (channel !== 'SMS')
    return <span className="sms-counter">{t('plain', { characters: formatNumber([...content].length) })}</span>;
  const { alphabet, characters, parts, limit, forcing } = segmentsOf(content);
  return (
    <span className="sms-counter">
      {t('counter', { characters: formatNumber(characters), parts, alphabet: names[alphabet], limit })}
      {forcing.length > 0 && (
        <>
          {' '}
          <strong>{t('forcing', { characters: forcing.join(' ') })}</strong>
        </>
      )}
    </span>
  );
}
