import { smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { fill } from '@console/contracts/core/fill';
import { smsErrors, withLongest, withSamples } from '@console/contracts/orders-logs/update-sms-content/rules';
import { useMessages, useText } from '@console/ui/messages';
import { Counter } from './Counter.tsx';
import { messages } from './messages.ts';
import './sms.css';

const textOf = (code: string) =>
  (smsContents.errors as Readonly<Record<string, { readonly text: { readonly id: string; readonly en: string } }>>)[
    code
  ]?.text;

/** Preview of a text with usual and with the longest values, its length, and the errors that prevent saving. */
export function SmsPreview({ record, content }: { readonly record: SmsContent; readonly content: string }) {
  const t = useMessages(messages);
  const text = useText();
  const faults = smsErrors(content, record);
  return (
    <section className="panel sms-preview" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <div className="sms-bubbles">
        {(
          [
            ['sample', withSamples(content)],
            ['longest', withLongest(content)],
          ] as const
        ).map(([kind, filled]) => (
          <figure key={kind}>
            <figcaption>{t(kind)}</figcaption>
            <p className="sms-bubble">{filled}</p>
            <Counter content={filled} channel={record.channel} />
          </figure>
        ))}
      </div>
      {faults.length > 0 ? (
        <div role="status">
          <strong>{t('faults')}</strong>
          <ul>
            {faults.map(({ code, parameters }) => {
              const known = textOf(code);
              return <li key={code}>{known ? fill(text(known), parameters) : code}</li>;
            })}
          </ul>
        </div>
      ) : (
        <p className="sms-fine">✓ {t('noFaults')}</p>
      )}
    </section>
  );
}
