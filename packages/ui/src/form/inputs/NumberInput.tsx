import { hasDecimals, typedKind, type Field } from '@console/contracts/core/fields';
import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { groupedText, numberOf, percentInput, plainNumber, plainText, typedNumber } from '../../formats/number-text.ts';
import { useMessages } from '../../messages/index.ts';
import type { InputProps } from '../declaration.ts';
import { messages } from '../messages.ts';
import { ariaOf } from './aria.ts';
import { useNumberKeys } from './use-number-keys.ts';
import { useUndo } from './use-undo.ts';

type NumberInputProps = Pick<
  InputProps,
  'id' | 'name' | 'value' | 'onChange' | 'onLeave' | 'disabled' | 'invalid' | 'required' | 'describedBy'
> & {
  readonly field: Pick<Field, 'kind' | 'grouped' | 'decimal'>;
  /** Its name for screen readers, where no label stands beside it. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** As wide as four digits need. */
  readonly narrow?: boolean;
  /** The number that an arrow key writes: up 1, down -1. Without it the arrow keys change nothing. */
  readonly step?: ((direction: 1 | -1) => number) | undefined;
};

/**
 * Integers, decimals and money: plain digits while typing, grouped digits otherwise. A text that is no number for
 * certain stays, and the field refuses it (docs/model/specification.md#numeric-inputs; docs/model/platform.md#formats).
 */
export function NumberInput(props: NumberInputProps) {
  const { field, name, value, onChange, onLeave, disabled, label, placeholder, narrow = false, step } = props;
  const { grouped } = field;
  const kind = typedKind(field);
  const [typing, setTyping] = useState<string | null>(null);
  const t = useMessages(messages);
  const hasTextDecimals = kind === 'percent' || field.decimal === true;
  const shown = hasTextDecimals ? percentInput(value) : grouped === false ? plainText(value) : groupedText(value);
  const keys = useNumberKeys(kind, change);
  const input = useRef<HTMLInputElement>(null);
  const undo = useUndo(input, ({ text, value: former }) => {
    keys.clear();
    setTyping(text);
    onChange(former);
  });
  // Showing plain digits drops the browser's selection on Tab; selecting again lets typing replace the number.
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const plain = plainText(value);
    keys.enter(plain);
    undo.begin({ text: plain, value });
    // A dialog focuses its first input while React renders, where nothing can be flushed.
    if (plain === currentTarget.value) setTyping(plain);
    else flushSync(() => setTyping(plain));
    currentTarget.select();
  };
  function change(text: string, read = typedNumber) {
    const written = keys.written(text);
    const next = read(kind, written);
    const element = input.current!;
    const shownNow = keys.shown(next, element.selectionStart ?? text.length);
    if (shownNow.text === text) setTyping(text);
    else {
      flushSync(() => setTyping(shownNow.text));
      element.setSelectionRange(shownNow.caret, shownNow.caret);
    }
    onChange(next);
    undo.record({ text: written, value: next });
  }
  // Pasted between other digits, a text is a part of the number as what is typed is.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    if (selectionEnd! - selectionStart! < before.length) return;
    event.preventDefault();
    keys.clear();
    const pasted = event.clipboardData.getData('text');
    // A pasted text with one period may group thousands.
    const isCertain = typeof numberOf(kind, pasted) !== 'string';
    change(plainNumber(kind, pasted), isCertain ? typedNumber : numberOf);
  };
  // Enter sends the form: what stands in the field then is what is stored or refused.
  const settle = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && typing !== null) setTyping((text) => keys.reveal() || text);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (!step || direction === null) return;
    event.preventDefault();
    keys.clear();
    change(String(step(direction)));
  };
  return (
    <>
      <span className={narrow ? 'input-frame input-narrow' : 'input-frame'}>
        {kind === 'money' && (
          <span className="input-unit" aria-hidden="true">
            Rp
          </span>
        )}
        <input
          {...ariaOf(props)}
          type="text"
          className="input input-number"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          value={typing ?? shown}
          disabled={disabled}
          inputMode={hasDecimals(kind) ? 'decimal' : 'numeric'}
          autoComplete="off"
          ref={input}
          onKeyDown={(event) => {
            if (undo.byKey(event)) return;
            settle(event);
            stepByKey(event);
            keys.refuse(event);
          }}
          onPaste={paste}
          onChange={({ target }) => change(target.value)}
          onFocus={enter}
          onBlur={() => {
            setTyping(null);
            onLeave();
          }}
        />
        {kind === 'percent' && (
          <span className="input-unit" aria-hidden="true">
            %
          </span>
        )}
      </span>
      <span className="input-said" role="status">
        {keys.refused !== null &&
          (typing !== null || shown !== '') &&
          t(hasDecimals(kind) ? 'decimalKeys' : 'numberKeys', { key: keys.refused })}
      </span>
    </>
  );
}
