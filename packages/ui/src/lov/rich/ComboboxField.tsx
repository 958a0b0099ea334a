import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import AntdSelect from 'antd/es/select';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { ComboboxOption, ComboboxViewProps } from '../Combobox.tsx';
import { messages } from '../messages.ts';
import { UnknownChoice, unknownId } from '../UnknownChoice.tsx';
import { useMessages } from '../../messages/index.ts';
import { AntdTheme } from '../../theme/AntdTheme.tsx';
import { Chip } from './Chip.tsx';
import { NamedList } from './NamedList.tsx';
import { drawnWhole, popupPlace } from './popup.ts';
import './rich.css';

/**
 * antd's Select with the console's rules: the chosen text is the value of the input, so that it is read out; text that
 * is left without choosing stays; Tab leaves; Enter in a closed list sends the form.
 */
export function ComboboxField({ control, caret, ...props }: ComboboxViewProps) {
  const { id, chosen, several = false, disabled = false, required = false } = props;
  const t = useMessages(messages);
  const { typed, open, single, unknown, begin, search, close, leave, choose, remove, paste } = control;
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector('input') ?? undefined;
  const label = single?.label;

  // The label can load after the input got the focus. Selecting it lets typing replace it.
  useLayoutEffect(() => {
    if (!open && label !== undefined && document.activeElement === input()) input()?.select();
  }, [open, label]);
  // The focus and the caret stay where they were in the plain input. After the effect above, which they would start.
  useLayoutEffect(() => caret.give(input() ?? null), [caret]);

  const options = props.failed ? [] : (props.options ?? []);
  const note = props.failed
    ? t('failed')
    : props.tooShort
      ? t('tooShort')
      : props.options === undefined
        ? t('loading')
        : options.length === 0
          ? t('none')
          : undefined;
  const byKey = (event: KeyboardEvent) => {
    if (event.target !== input()) return;
    // antd would choose on Tab, and keep Enter from sending the form.
    if (event.key === 'Tab' || (event.key === 'Enter' && !open)) event.stopPropagation();
    // Nothing to choose yet: Enter asks at once (`useDebounced`), where antd would close the list.
    if (event.key === 'Enter' && open && options.length === 0) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  const optionOf = (value: string) => [...options, ...chosen].find((each) => each.value === value);
  const pick = (value: string) => {
    const option = optionOf(value);
    if (option) choose(option);
  };
  return (
    <AntdTheme>
      <div
        ref={box}
        className="combobox"
        onKeyDownCapture={byKey}
        onPasteCapture={paste}
        // The texts that antd reports are also those that it clears by itself.
        onInput={({ target }) => target === input() && search((target as HTMLInputElement).value)}
      >
        <AntdSelect<readonly string[] | string | null>
          id={id}
          className="input-select"
          // The input has the label of a single choice as its value; it is not read out twice.
          {...(several
            ? { mode: 'multiple' as const, tagRender: (tag) => <Chip {...tag} /> }
            : { labelRender: ({ label: shown }) => <span aria-hidden="true">{shown}</span> })}
          value={several ? chosen.map(({ value }) => value) : (single?.value ?? null)}
          options={merged(options, chosen).map((option) => ({ ...option, title: option.label }))}
          showSearch={{
            filterOption: (_, option) => options.some(({ value }) => value === option?.value),
            searchValue: typed ?? (several ? unknown : (label ?? unknown)),
            autoClearSearchValue: false,
          }}
          suffixIcon={<DownOutlined aria-hidden />}
          open={open}
          onOpenChange={(next) => (next ? begin() : close())}
          onSelect={(value) => pick(value as unknown as string)}
          onDeselect={(value) => (options.length > 0 && open ? pick(String(value)) : remove(String(value)))}
          {...(single && !required && !disabled
            ? { allowClear: { label: t('remove', { name: single.label }) }, onClear: () => remove(single.value) }
            : {})}
          disabled={disabled}
          {...(props.invalid === true || unknown !== '' ? { status: 'error' as const } : {})}
          placeholder={props.placeholder ?? t('search')}
          virtual={options.length > drawnWhole}
          notFoundContent=" "
          transitionName=""
          popupRender={(list) => <NamedList note={note} label={t('choices')} several={several} list={list} />}
          getPopupContainer={popupPlace}
          onBlur={leave}
          aria-label={props.label}
          aria-required={required}
          aria-invalid={props.invalid === true || unknown !== ''}
          aria-describedby={unknown === '' ? props.describedBy : `${props.describedBy ?? ''} ${unknownId(id)}`.trim()}
        />
        <UnknownChoice id={id} text={unknown} />
      </div>
    </AntdTheme>
  );
}

/** antd takes the labels of chosen values from the options; a chosen one need not be among those found. */
const merged = (options: readonly ComboboxOption[], chosen: readonly ComboboxOption[]) => [
  ...options,
  ...chosen.filter(({ value }) => !options.some((each) => each.value === value)),
];
