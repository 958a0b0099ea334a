import { useId, type ReactNode } from 'react';
import './password.css';

interface Aria {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly label: string;
  readonly error: string | null;
  readonly hint?: string | null;
  readonly children: (aria: Aria) => ReactNode;
}

/** A labelled input with its error and a hint below. */
export function Field({ label, error, hint = null, children }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      <p className="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <output className="field-hint" id={`${id}-hint`}>
        {hint}
      </output>
    </div>
  );
}
