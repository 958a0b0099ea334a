import { useState } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
import { useChoices } from './useChoices.ts';
import { labelOf, useLabels } from './useLabels.ts';

export interface LovInputProps extends Pick<
  ComboboxProps,
  'id' | 'several' | 'disabled' | 'invalid' | 'required' | 'describedBy' | 'onLeave' | 'label' | 'placeholder'
> {
  /** Path of the list of values below the base `middle`, e.g. `branch/lov`. */
  readonly path: string;
  /** Further parameters of the call, e.g. the branch that narrows a list of stores. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Which member of a choice is the value. */
  readonly by?: 'secureId' | 'code';
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/**
 * Chooses records of another module from its list of values, searched while typing (see `useChoices`). A search that
 * nobody waits for any more is cancelled; an unchanged answer comes from the browser's cache by its ETag.
 */
export function LovInput({ path, parameters, by = 'secureId', value, onChange, ...rest }: LovInputProps) {
  const [search, setSearch] = useState<string | null>(null);
  const { options, failed, tooShort } = useChoices(path, parameters, search);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const named = useLabels(
    path,
    value.filter((each) => !picked.has(each)),
    by,
  );

  const optionOf = (each: string): ComboboxOption => ({
    value: each,
    label: picked.get(each) ?? named.get(each) ?? (by === 'code' ? each : '…'),
  });
  return (
    <Combobox
      {...rest}
      chosen={value.map(optionOf)}
      failed={failed}
      tooShort={tooShort}
      onSearch={setSearch}
      options={options?.map((choice) => ({ value: choice[by], label: labelOf(choice) }))}
      onChange={(chosen) => {
        setPicked(new Map([...picked, ...chosen.map((each) => [each.value, each.label] as const)]));
        onChange(chosen.map((each) => each.value));
      }}
    />
  );
}
