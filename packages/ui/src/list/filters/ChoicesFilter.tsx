import { useState } from 'react';
import { isFoundBy } from '../../formats/searched-text.ts';
import { Combobox } from '../../lov/Combobox.tsx';
import { useMessages, useText } from '../../messages/index.ts';
import { messages } from '../messages.ts';
import type { FilterInputProps } from './FilterInput.tsx';

/** Selects several options of a fixed list; typing narrows the list. */
export function ChoicesFilter({ id, field, texts, onChange, describedBy }: FilterInputProps) {
  const t = useMessages(messages);
  const text = useText();
  const [searched, setSearched] = useState('');
  const all = (field.options ?? []).map((option) => ({ value: option.value, label: text(option.title) }));
  const matching = all.filter(({ label }) => isFoundBy(label, searched));
  return (
    <Combobox
      id={id}
      several
      placeholder={texts.length === 0 ? t('any') : ''}
      chosen={all.filter(({ value }) => texts.includes(value))}
      options={matching}
      onSearch={setSearched}
      onChange={(chosen) => onChange(chosen.map(({ value }) => value))}
      describedBy={describedBy}
    />
  );
}
