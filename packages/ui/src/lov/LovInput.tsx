import { readLov } from '@console/api';
import type { Choice } from '@console/contracts/core/envelope';
import { noneChosen } from '@console/contracts/core/fields';
import { useState } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
import { optionNamed } from './option-named.ts';
import { codeOfLabel, useChoices } from './use-choices.ts';
import { labelOf, useLabels } from './use-labels.ts';

export interface LovInputProps extends Pick<
  ComboboxProps,
  | 'id'
  | 'several'
  | 'disabled'
  | 'invalid'
  | 'required'
  | 'describedBy'
  | 'onLeave'
  | 'onUnknown'
  | 'label'
  | 'placeholder'
> {
  /** Path of the list of values below the base `middle`, e.g. `branch/lov`. */
  readonly path: string;
  /** Further parameters of the call, e.g. the branch that limits a list of stores. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** The field of a choice that is the value. */
  readonly by?: 'secureId' | 'code';
  /** What none of the records means, offered besides them as the value `none`. */
  readonly none?: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/**
 * Chooses records of another module from its list of values, searched while typing (see `useChoices`). A search that is
 * no longer needed is aborted; unchanged answers come from the browser's cache by their ETag.
 * @example
 * <LovInput id={id} path="branch/lov" value={branches} onChange={setBranches} several label={t('branches')} />
 */
export function LovInput({ path, parameters, by = 'secureId', none, value, onChange, ...rest }: LovInputProps) {
  const [search, setSearch] = useState<string | null>(null);
  const { options, failed, tooShort } = useChoices(path, parameters, search);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const labels = useLabels(
    path,
    value.filter((each) => !picked.has(each) && each !== noneChosen),
    by,
  );

  const optionOf = (each: string): ComboboxOption => ({
    value: each,
    label: (each === noneChosen ? none : picked.get(each)) ?? labels.get(each) ?? (by === 'code' ? each : '…'),
  });
  const ofChoice = (choice: Choice): ComboboxOption => ({ value: choice[by], label: labelOf(choice) });
  /** Pasted codes, alone or as labels show them; names too where the list is short enough to be here. */
  const findPasted = async (parts: readonly string[]) => {
    const codes = parts.map((part) => codeOfLabel.exec(part)?.[1] ?? part);
    const code = [...new Set(codes.flatMap((each) => [each, each.toUpperCase()]))];
    const answer = await readLov(path, { ...parameters, code });
    const found = [...('data' in answer ? answer.data : []), ...(options ?? [])].map(ofChoice);
    const known = [...new Map(found.map((option) => [option.value, option])).values()];
    return parts.map((part) => optionNamed(known, part));
  };
  const first = none !== undefined && !search ? [{ value: noneChosen, label: none }] : [];
  return (
    <Combobox
      {...rest}
      chosen={value.map(optionOf)}
      failed={failed}
      tooShort={tooShort}
      onSearch={setSearch}
      options={options && [...first, ...options.map(ofChoice)]}
      findPasted={findPasted}
      onChange={(chosen) => {
        setPicked(new Map([...picked, ...chosen.map((each) => [each.value, each.label] as const)]));
        onChange(chosen.map((each) => each.value));
      }}
    />
  );
}
