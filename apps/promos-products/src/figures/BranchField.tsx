import { LovInput } from '@console/ui/lov';
import { useId } from 'react';

/** The branch of a line that a panel asks for. */
export function BranchField({
  label,
  line,
  value,
  onChange,
}: {
  readonly label: string;
  readonly line: 'SPEKTRA' | 'NMC' | 'UFI';
  readonly value: string | null;
  readonly onChange: (branchId: string | null) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <LovInput
        id={id}
        path="branch/lov"
        parameters={{ line }}
        value={value === null ? [] : [value]}
        onChange={([chosen = null]) => onChange(chosen)}
      />
    </div>
  );
}
