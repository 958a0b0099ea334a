import { useId, type ReactNode } from 'react';
import './desk.css';

interface FieldProps {
  readonly title: string;
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
  readonly children: (id: string, describedBy: string | undefined) => ReactNode;
}

/** A labelled input of a desk with help text and error. */
export function Field({ title, help, fault, children }: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="desk-field">
      <label id={`${id}-label`} htmlFor={id}>
        {title}
      </label>
      {children(id, describedBy)}
      {help && (
        <p id={`${id}-help`} className="desk-help">
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="desk-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
