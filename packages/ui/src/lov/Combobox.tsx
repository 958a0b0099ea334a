import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { optionNamed } from './option-named.ts';
import { OptionList } from './OptionList.tsx';
import './combobox.css';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboboxProps {
  readonly id: string;
  /** The chosen options, shown in the input, or above it as chips when `several`. */
  readonly chosen: readonly ComboboxOption[];
  readonly several?: boolean;
  /** Options that match the typed text; undefined while loading. */
  readonly options: readonly ComboboxOption[] | undefined;
  readonly failed?: boolean;
  /** True while the typed text is too short to search. */
  readonly tooShort?: boolean;
  /** Called with the text to search; with '' when the list opens. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (chosen: readonly ComboboxOption[]) => void;
  readonly onLeave?: () => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
  /** Accessible name of the input where it has no label element. */
  readonly label?: string;
}

/**
 * Chooses one or several options of a list that is searched while typing, by mouse or keyboard (WAI-ARIA combobox).
 * Text that is left without choosing chooses the one option that it names, or stays and is said to name none.
 * @example
 * <Combobox id={id} chosen={chosen} options={options} onSearch={setSearch} onChange={setChosen} label={t('branch')} />
 */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    chosen,
    several = false,
    options,
    onSearch,
    onChange,
    onLeave,
    disabled = false,
    required = false,
  } = props;
  const t = useMessages(messages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed and left without choosing: it stays to be read and corrected.
  const [left, setLeft] = useState('');
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const single = several ? undefined : chosen[0];
  const label = single?.label;
  const unknown = open || single ? '' : left;
  const faultId = `${listId}-fault`;

  // The label can load after the input got the focus. Selecting it lets typing replace it.
  useLayoutEffect(() => {
    if (!open && label !== undefined && document.activeElement === input.current) input.current?.select();
  }, [open, label]);

  const search = (text: string) => {
    setTyped(text);
    setLeft('');
    setActive(0);
    onSearch(text);
  };
  const close = () => setTyped(null);
  const leave = () => {
    const text = typed?.trim() ?? unknown;
    const named = text === '' ? undefined : optionNamed(options ?? [], text);
    close();
    if (named && open && !chosen.some(({ value }) => value === named.value)) {
      onChange(several ? [...chosen, named] : [named]);
    } else setLeft(single ? '' : text);
    onLeave?.();
  };
  const choose = (option: ComboboxOption) => {
    const isChosen = chosen.some((each) => each.value === option.value);
    onChange(
      !several ? [option] : isChosen ? chosen.filter((each) => each.value !== option.value) : [...chosen, option],
    );
    if (several) search('');
    else close();
  };
  const remove = (value: string) => {
    onChange(chosen.filter((each) => each.value !== value));
    input.current?.focus();
  };
  const move = (step: number) => {
    if (!open) search(unknown);
    else if (options?.length) setActive((active + step + options.length) % options.length);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = open ? options?.[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open) {
      if (option) choose(option);
    } else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Backspace' && several && !typed && chosen.length > 0) remove(chosen.at(-1)!.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="combobox">
      {several && chosen.length > 0 && (
        <ul className="combobox-chips">
          {chosen.map(({ value, label }) => (
            <li key={value}>
              {label}
              {!disabled && (
                <button
                  type="button"
                  className="chip-remove"
                  aria-label={t('remove', { name: label })}
                  onClick={() => remove(value)}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="input-frame">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          className="input"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? single?.label ?? unknown}
          placeholder={props.placeholder ?? t('search')}
          aria-label={props.label}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-invalid={props.invalid === true || unknown !== ''}
          aria-required={required}
          aria-describedby={unknown === '' ? props.describedBy : `${props.describedBy ?? ''} ${faultId}`.trim()}
          aria-activedescendant={open && options?.[active] ? `${listId}-${active}` : undefined}
          onChange={({ target }) => search(target.value)}
          onClick={() => {
            if (!open) search(unknown);
          }}
          onKeyDown={press}
          onBlur={leave}
        />
        {single && !required && !disabled && (
          <button
            type="button"
            className="chip-remove"
            aria-label={t('remove', { name: single.label })}
            onClick={() => remove(single.value)}
          >
            ×
          </button>
        )}
      </span>
      {unknown !== '' && (
        <p id={faultId} className="form-error" role="alert">
          {t('noChoice', { text: unknown })}
        </p>
      )}
      {open && (
        <OptionList
          id={listId}
          options={options}
          failed={props.failed ?? false}
          tooShort={props.tooShort ?? false}
          chosen={chosen}
          active={active}
          several={several}
          onChoose={choose}
        />
      )}
    </div>
  );
}
