import { codeMaximum } from '@console/contracts/shell/second-factor';
import type { Ref } from 'react';
import { Field } from '../sign-in/Field.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  /** Also accepts letters, for recovery codes. */
  readonly letters?: boolean;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Input for a one-time code, which the browser may autofill. */
export function CodeField({ label, value, error, letters = false, onChange, ref }: Props) {
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <input
          {...aria}
          ref={ref}
          className="input"
          value={value}
          inputMode={letters ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={codeMaximum}
          onChange={(event) => onChange(event.target.value)}
          data-autofocus
        />
      )}
    </Field>
  );
}
