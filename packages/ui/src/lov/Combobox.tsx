import { useState } from 'react';
import { useRichInputs } from './rich/rich-inputs.ts';
import { PlainCombobox } from './PlainCombobox.tsx';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboboxProps {
  readonly id: string;
  /** The chosen options, shown in the input. */
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
  const rich = useRichInputs();
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  if (rich) return <rich.ComboboxField {...props} start={typed} focused={focused} />;
  return <PlainCombobox {...props} typed={typed} onType={setTyped} onFocusChange={setFocused} />;
}
