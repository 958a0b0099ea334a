import { integer } from '@console/contracts/core/fields';
import { checkField } from '@console/contracts/core/validation';
import { useId, useState } from 'react';
import { errorText } from '../../feedback/field-error-text.ts';
import { NumberField } from '../../form/inputs/NumberField.tsx';
import { useText } from '../../messages/index.ts';
import { fittingWidth, widthLimits } from './layout.ts';

interface WidthInputProps {
  readonly label: string;
  readonly placeholder: string;
  /** Pixels; undefined for the width of the content. */
  readonly value: number | undefined;
  readonly onChange: (pixels: number | undefined) => void;
}

const field = integer({ ...widthLimits, required: false });
const faultOf = (pixels: number | null) => checkField('width', field, pixels);

/**
 * The width of a column by keyboard: arrow keys apply at once, a typed number on Enter or on leaving. A width out of
 * bounds is refused, and stays as it was written.
 */
export function WidthInput({ label, placeholder, value, onChange }: WidthInputProps) {
  const text = useText();
  const faultId = useId();
  /** What is typed and not applied, `undefined` for nothing. */
  const [typed, setTyped] = useState<number | null>();
  const [isChecked, setChecked] = useState(false);
  const fault = isChecked && typed !== undefined ? faultOf(typed) : null;
  const apply = () => {
    setChecked(true);
    if (typed === undefined || faultOf(typed)) return;
    setTyped(undefined);
    if ((typed ?? undefined) !== value) onChange(typed ?? undefined);
  };
  const step = (direction: 1 | -1): number => {
    const next = fittingWidth((typed || value || 120) + direction * 10);
    onChange(next);
    return next;
  };
  return (
    <form
      className="list-width"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <NumberField
        label={label}
        placeholder={placeholder}
        grouped={false}
        value={typed === undefined ? (value ?? null) : typed}
        invalid={fault !== null}
        describedBy={fault ? faultId : undefined}
        onChange={(next) => {
          setChecked(false);
          setTyped(next);
        }}
        onLeave={apply}
        step={step}
      />
      {fault && (
        <p id={faultId} role="alert" className="field-error">
          {errorText({ errors: {} }, fault, text)}
        </p>
      )}
    </form>
  );
}
