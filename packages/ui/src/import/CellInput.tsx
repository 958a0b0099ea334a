import { longestCell } from '@console/contracts/platform/imports';
import { useId } from 'react';

interface CellInputProps {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  /** Shown instead of a masked value: an empty cell keeps it. */
  readonly placeholder: string | undefined;
  /** Says so. */
  readonly hint: string | undefined;
  readonly faults: readonly string[];
  readonly disabled: boolean;
  readonly onType: (value: string) => void;
}

/** A cell of a row that is corrected in place. */
export function CellInput({ name, title, value, placeholder, hint, faults, disabled, onType }: CellInputProps) {
  const id = useId();
  const hintId = useId();
  const described = [...(hint ? [hintId] : []), ...(faults.length > 0 ? [id] : [])].join(' ');
  return (
    <td>
      <input
        className="input"
        type="text"
        name={name}
        aria-label={title}
        value={value}
        placeholder={placeholder}
        maxLength={longestCell}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0}
        aria-describedby={described || undefined}
        readOnly={disabled}
        onChange={({ target }) => onType(target.value)}
      />
      {hint && (
        <span id={hintId} className="import-keeps">
          {hint}
        </span>
      )}
      {faults.length > 0 && (
        <span id={id} className="field-error">
          {faults.join('. ')}
        </span>
      )}
    </td>
  );
}
