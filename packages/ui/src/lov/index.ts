export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
export { LovInput, type LovInputProps } from './LovInput.tsx';
export { chosenByCode, ChosenInput, ReferenceInput } from './ReferenceInput.tsx';
export { CodeNames, listOfCode, type NameOfCode } from './CodeNames.tsx';
export { Select, type SelectProps } from './Select.tsx';
export { labelOf, useLabels, type Labels } from './use-labels.ts';
