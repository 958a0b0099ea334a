import { useRef, useState } from 'react';
import { formatDate } from '../../formats/index.ts';
import { hasShortYear, typedDate } from '@console/contracts/core/days/typed-date';
import { useMessages } from '../../messages/index.ts';
import { messages } from '../messages.ts';

interface DateFilterProps {
  readonly id: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onType: (value: string) => void;
  readonly onSettle: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
  readonly describedBy: string | undefined;
}

const shown = (value: string) => (typedDate(value) === value ? formatDate(value, 'DD-MM-YYYY') : value);

/**
 * A date, day before month as everywhere in the console, typed or picked. The browser's own date input would use the
 * order of the browser's language.
 */
export function DateFilter({ id, value, onChoose, onType, onSettle, onLeave, describedBy }: DateFilterProps) {
  const t = useMessages(messages);
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(shown(value));
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if ((typedDate(text) ?? text) !== value) setText(shown(value));
  }
  const type = (typed: string) => {
    setText(typed);
    // More digits of the year may follow.
    onType((hasShortYear(typed) ? null : typedDate(typed)) ?? typed.trim());
  };
  const settleYear = () => {
    if (hasShortYear(text)) onType(typedDate(text) ?? text.trim());
  };
  return (
    <span className="date-filter">
      <input
        id={id}
        className="input"
        autoComplete="off"
        inputMode="numeric"
        placeholder={t('dateFormat')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          settleYear();
          onSettle?.();
        }}
        onBlur={() => {
          settleYear();
          setText(shown(typedDate(text) ?? text));
          onLeave?.();
        }}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        className="date-filter-pick"
        tabIndex={-1}
        aria-label={t('pickDate')}
        onClick={() => picker.current?.showPicker()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
        </svg>
      </button>
      <input
        ref={picker}
        type="date"
        className="date-filter-native"
        tabIndex={-1}
        aria-hidden="true"
        value={typedDate(value) ?? ''}
        onChange={(event) => {
          setText(shown(event.target.value));
          onChoose(event.target.value);
        }}
      />
    </span>
  );
}
