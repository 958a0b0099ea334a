import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import AntdSelect from 'antd/es/select';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '../messages.ts';
import type { SelectOption, SelectProps } from '../Select.tsx';
import { UnknownChoice, unknownId } from '../UnknownChoice.tsx';
import { comparedText, isFoundBy } from '../../formats/searched-text.ts';
import { useMessages } from '../../messages/index.ts';
import { AntdTheme } from '../../theme/AntdTheme.tsx';
import { NamedList } from './NamedList.tsx';
import { drawnWhole, popupPlace } from './popup.ts';
import './rich.css';

interface ChoiceFieldProps extends Omit<SelectProps, 'children'> {
  readonly options: readonly SelectOption[];
}

/** The option that a typed text means: the only one that begins with it, else the only one that holds it. */
function optionMeant(found: readonly SelectOption[], sought: string): SelectOption | undefined {
  const beginning = found.filter(({ label }) => comparedText(label).startsWith(sought));
  const exact = beginning.filter(({ label }) => comparedText(label) === sought);
  const [most, ...others] = [exact, beginning, found].find((some) => some.length > 0) ?? [];
  return others.length === 0 && most?.disabled === false ? most : undefined;
}

/**
 * antd's Select for a list that is known. The title of the chosen option is the value of its input, so that it is read
 * out; letters typed into it find an option; Tab chooses the only one that was found and leaves, else the text is said
 * to be no choice.
 */
export function ChoiceField({ options, ...props }: ChoiceFieldProps) {
  const { id, onChange, onBlur, onUnknown, disabled = false } = props;
  const value = String(props.value);
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed last and left without choosing.
  const [refused, setRefused] = useState('');
  const open = typed !== null;
  const input = () => box.current?.querySelector('input') ?? null;
  const sought = comparedText(typed ?? '');
  const found = options.filter(({ label }) => isFoundBy(label, sought));
  const isUnknown = refused !== '';
  const isInvalid = props['aria-invalid'] === true || isUnknown;
  const label = options.find((each) => each.value === value)?.label ?? value;
  const chosen = onUnknown && isUnknown ? refused : label;

  // Typing replaces the title.
  useLayoutEffect(() => {
    if (!open && document.activeElement === input()) input()?.select();
  }, [open]);
  const first = props['data-autofocus'] === true;
  useLayoutEffect(() => {
    if (first) input()?.setAttribute('data-autofocus', '');
  }, [first]);

  useEffect(() => {
    if (!isUnknown) return undefined;
    onUnknown?.(true);
    return () => onUnknown?.(false);
    // Only another state is said, not another render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnknown]);

  const choose = (next: string) => {
    setTyped(null);
    setRefused('');
    if (next !== value) onChange({ target: { value: next } });
  };
  const leave = () => {
    const meant = optionMeant(found, sought);
    if (sought !== '' && meant) choose(meant.value);
    setRefused(meant || sought === '' ? '' : (typed ?? '').trim());
    setTyped(null);
    onBlur?.();
  };
  const byKey = (event: KeyboardEvent) => {
    // antd would stay on Tab, and keep Enter from sending the form.
    if (event.key === 'Tab' || (event.key === 'Enter' && !open)) event.stopPropagation();
  };
  return (
    <AntdTheme>
      <div
        ref={box}
        className={`${props.className ?? ''} choice`}
        style={props.style}
        title={props.title}
        onKeyDownCapture={byKey}
        onInput={({ target }) => {
          setRefused('');
          setTyped((target as HTMLInputElement).value);
        }}
      >
        <AntdSelect<string>
          {...(id === undefined ? {} : { id })}
          className="input-select"
          value={value}
          options={found.map((option) => ({ ...option, title: option.label }))}
          // The input has the title as its value; read out twice, it would also be part of a name around it.
          labelRender={() => <span aria-hidden="true">{chosen}</span>}
          suffixIcon={<DownOutlined aria-hidden />}
          showSearch={{ filterOption: false, searchValue: typed ?? chosen, autoClearSearchValue: false }}
          open={open}
          onOpenChange={(next) => setTyped((now) => (next ? (now ?? '') : null))}
          onSelect={choose}
          disabled={disabled}
          {...(isInvalid ? { status: 'error' as const } : {})}
          virtual={found.length > drawnWhole}
          popupMatchSelectWidth={false}
          notFoundContent=" "
          transitionName=""
          popupRender={(list) => (
            <NamedList label={t('choices')} list={list} note={found.length === 0 ? t('none') : undefined} />
          )}
          getPopupContainer={popupPlace}
          onBlur={leave}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-required={props['aria-required'] ?? props.required ?? false}
          aria-invalid={isInvalid}
          aria-describedby={isUnknown ? unknownId(noteId) : props['aria-describedby']}
        />
        {/* As wide as its longest option, as the browser's own list. */}
        <span className="choice-width" aria-hidden="true">
          {options.map((option) => (
            <span key={option.value} data-text={option.label} />
          ))}
        </span>
        <UnknownChoice id={noteId} text={refused} />
      </div>
    </AntdTheme>
  );
}
