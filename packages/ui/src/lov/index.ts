export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
export { LovInput, type LovInputProps } from './LovInput.tsx';
export { chosenByCode, ReferenceInput } from './ReferenceInput.tsx';
export { Select, type SelectProps } from './Select.tsx';
export { labelOf, useLabels, type Labels } from './use-labels.ts';
