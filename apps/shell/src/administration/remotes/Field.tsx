import { useId, type ReactNode } from 'react';

/** A labelled input of a dialog with its error. */
export function Field({
  title,
  fault,
  children,
}: {
  readonly title: string;
  readonly fault?: string | undefined;
  readonly children: (id: string, describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {children(id, fault && `${id}-fault`)}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {fault}
        </p>
      )}
    </div>
  );
}
