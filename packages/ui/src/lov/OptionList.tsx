import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import type { ComboboxOption } from './Combobox.tsx';
import { messages } from './messages.ts';

interface OptionListProps {
  readonly id: string;
  readonly options: readonly ComboboxOption[] | undefined;
  readonly failed: boolean;
  readonly tooShort: boolean;
  readonly chosen: readonly ComboboxOption[];
  readonly active: number;
  readonly several: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The matching options below the input, or a note while loading, after a failure, when empty or for too short text. */
export function OptionList({ id, options, failed, tooShort, chosen, active, several, onChoose }: OptionListProps) {
  const t = useMessages(messages);
  const current = useRef<HTMLLIElement>(null);
  // In braces: some browsers return a promise from scrollIntoView, which React would take for a cleanup function.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [active, options]);
  const note = failed
    ? t('failed')
    : tooShort
      ? t('tooShort')
      : options === undefined
        ? t('loading')
        : options.length === 0
          ? t('none')
          : undefined;
  return (
    <div className="combobox-list">
      {note && <output className="combobox-note">{note}</output>}
      <ul id={id} role="listbox" aria-label={t('choices')} aria-multiselectable={several}>
        {!failed &&
          options?.map((option, index) => (
            // Pressing must not move the focus from the input; the keyboard chooses there (aria-activedescendant).
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.value}
              id={`${id}-${index}`}
              ref={index === active ? current : null}
              role="option"
              data-active={index === active}
              aria-selected={chosen.some((each) => each.value === option.value)}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </li>
          ))}
      </ul>
    </div>
  );
}
