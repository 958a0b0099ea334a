import { smsPlaceholders, type SmsPlaceholder } from '@console/contracts/orders-logs/update-sms-content/rules';
import { Button } from '@console/ui/core';
import type { InputProps } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import { useContext, useRef } from 'react';
import { SmsContext } from './frame.ts';
import { messages } from './messages.ts';

/** Editor of a text; placeholders are inserted at the cursor. */
export function ContentInput({
  id,
  name,
  field,
  value,
  onChange,
  onLeave,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps) {
  const t = useMessages(messages);
  const text = useText();
  const record = useContext(SmsContext);
  const area = useRef<HTMLTextAreaElement>(null);
  const content = typeof value === 'string' ? value : '';
  const insert = (word: string) => {
    const { selectionStart = content.length, selectionEnd = content.length } = area.current ?? {};
    const placeholder = `{${word}}`;
    onChange(content.slice(0, selectionStart) + placeholder + content.slice(selectionEnd));
    // After the new value has rendered, so that typing continues after the placeholder.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + placeholder.length, selectionStart + placeholder.length);
    });
  };
  const mandatory = (word: string): string =>
    record?.mandatoryPlaceholders.includes(word) ? ` ${t('mandatory')}` : '';
  return (
    <>
      <span className="input-frame">
        <textarea
          ref={area}
          id={id}
          name={name}
          className="input input-paragraph"
          rows={5}
          value={content}
          disabled={disabled}
          aria-invalid={invalid}
          aria-required={required}
          aria-describedby={describedBy}
          onBlur={onLeave}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className="input-count" aria-hidden="true">
          {content.length}/{field.maximum}
        </span>
      </span>
      <fieldset className="sms-placeholders">
        <legend>{t('placeholders')}</legend>
        {record?.allowedPlaceholders.map((word) => (
          <Button
            key={word}
            disabled={disabled}
            aria-label={t('insert', { name: `{${word}}` }) + mandatory(word)}
            title={text(smsPlaceholders[word as SmsPlaceholder].title)}
            onClick={() => insert(word)}
          >
            {`{${word}}`}
            {record.mandatoryPlaceholders.includes(word) && <small> {t('mandatory')}</small>}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
