import { mostTracked } from '@console/contracts/cards/card-tracking';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { numbersIn } from '../shared/scan/numbers-in.ts';
import '../shared/scan/scan.css';
import { trackingFault, type TrackingFault } from './tracking-fault.ts';
import { messages } from './messages.ts';

/** Search box: one number, typed or scanned with Enter, or up to twenty pasted ones. */
export function TrackingBox({ onTrack }: { readonly onTrack: (numbers: readonly string[]) => void }) {
  const t = useMessages(messages);
  const id = useId();
  const [input, setInput] = useState('');
  const [fault, setFault] = useState<TrackingFault | null>(null);
  const look = (text: string) => {
    const numbers = [...new Set(numbersIn(text))];
    const found = trackingFault(numbers);
    setFault(found);
    if (numbers.length === 0 || found) return setInput(text);
    setInput('');
    onTrack(numbers);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(input);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (numbersIn(text).length < 2) return;
    event.preventDefault();
    look(text.replaceAll(/[\n\r\t;]+/g, ', '));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older screen readers do not know the element `search`
    <form role="search" className="scan panel" onSubmit={submit}>
      <label htmlFor={id}>{t('box')}</label>
      <div className="scan-line">
        <input
          id={id}
          className="input"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is made for scanning
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={input}
          aria-describedby={`${id}-help`}
          aria-invalid={fault !== null}
          onChange={({ target }) => {
            setInput(target.value);
            setFault(null);
          }}
          onPaste={paste}
        />
        <Button variant="primary" type="submit">
          {t('look')}
        </Button>
      </div>
      {fault ? (
        <p id={`${id}-help`} role="alert" className="field-error">
          {t(fault.code, { most: mostTracked, number: fault.number })}
        </p>
      ) : (
        <p id={`${id}-help`} className="form-help">
          {t('help', { most: mostTracked })}
        </p>
      )}
    </form>
  );
}
