import { feeModes, type FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { formatCurrency } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Field } from '../shared/desk/Field.tsx';
import { messages } from './messages.ts';
import { feeOf, reasonOf, type RequestValues } from './request-values.ts';

interface FeeSectionProps {
  readonly found: FoundForReplacement;
  readonly values: RequestValues;
  readonly change: (part: Partial<RequestValues>) => void;
  /** Names of the fields that are missing. */
  readonly wrong: ReadonlySet<string>;
}

/** The fee of a replacement, how it is paid, and the receipt of a cash payment. */
export function FeeSection({ found, values, change, wrong }: FeeSectionProps) {
  const t = useMessages(messages);
  const text = useText();
  const fee = feeOf(found, values);
  const isFeeKnown = reasonOf(found, values) !== undefined;
  const feeText = !isFeeKnown ? t('feeByReason') : fee > 0 ? t('fee', { amount: formatCurrency(fee) }) : t('free');
  return (
    <section className="panel desk">
      <h2>{t('stepFee')}</h2>
      <strong>{feeText}</strong>
      {fee > 0 && (
        <>
          <fieldset className="desk-choices" aria-invalid={wrong.has('feeMode')}>
            <legend className="desk-legend">{t('feeMode')}</legend>
            {feeModes.map(({ value, title }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="feeMode"
                  checked={values.feeMode === value}
                  onChange={() => change({ feeMode: value })}
                />{' '}
                {text(title)}
              </label>
            ))}
          </fieldset>
          {wrong.has('feeMode') && (
            <p role="alert" className="desk-fault">
              {t('needFee')}
            </p>
          )}
          {values.feeMode === 'CASH' && (
            <Field title={t('receipt')} fault={wrong.has('cashReceiptNo') ? t('needReceipt') : undefined}>
              {(id, describedBy) => (
                <input
                  id={id}
                  className="input"
                  style={{ maxWidth: 240 }}
                  maxLength={30}
                  autoComplete="off"
                  value={values.cashReceiptNo}
                  onChange={({ target }) => change({ cashReceiptNo: target.value })}
                  aria-describedby={describedBy}
                  aria-invalid={wrong.has('cashReceiptNo')}
                />
              )}
            </Field>
          )}
        </>
      )}
    </section>
  );
}
