import { LovInput } from '../../lov/LovInput.tsx';
import type { FilterInputProps } from './FilterInput.tsx';

/** Selects records of another module, searched in its list of values while typing. */
export const ReferenceFilter = ({ id, field, texts, onChange, describedBy, parameters }: FilterInputProps) => (
  <LovInput
    id={id}
    path={field.lov ?? ''}
    parameters={parameters ?? field.lovParameters}
    several={field.kind === 'references'}
    value={texts}
    onChange={onChange}
    describedBy={describedBy}
  />
);
