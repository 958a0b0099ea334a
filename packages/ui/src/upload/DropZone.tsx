import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import './upload.css';

export interface DropZoneProps {
  readonly id: string;
  readonly accept: string;
  /** Label of the button. */
  readonly label: string;
  readonly hint: string;
  readonly disabled: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly describedBy?: string | undefined;
  /** Id of the field's title, the first part of the input's accessible name. */
  readonly labelledBy?: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onLeave?: () => void;
  readonly children?: ReactNode;
}

/**
 * Accepts one file: chosen, dropped, or pasted while the focus is inside.
 * @example
 * <DropZone id={id} accept=".csv" label={t('choose')} hint={t('limits')} disabled={sending} onFile={setFile} />
 */
export function DropZone({
  id,
  accept,
  label,
  hint,
  disabled,
  invalid = false,
  required = false,
  describedBy,
  labelledBy = '',
  onFile,
  onLeave,
  children,
}: DropZoneProps) {
  const [over, setOver] = useState(false);
  const acceptFile = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    const file = files?.[0];
    if (!file || disabled) return;
    event.preventDefault();
    onFile(file);
  };
  const hover = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return (
    <div
      className="upload-zone"
      data-over={over}
      data-invalid={invalid}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        acceptFile(event, event.dataTransfer.files);
      }}
      onPaste={(event) => acceptFile(event, event.clipboardData.files)}
    >
      <input
        id={id}
        type="file"
        className="upload-file"
        accept={accept}
        disabled={disabled}
        aria-invalid={invalid}
        aria-required={required}
        aria-describedby={describedBy}
        aria-labelledby={`${labelledBy} ${id}-choose`.trim()}
        onBlur={onLeave}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <label id={`${id}-choose`} htmlFor={id} className="button" aria-hidden="true" data-disabled={disabled}>
        {label}
      </label>
      <span className="upload-hint">{hint}</span>
      {children}
    </div>
  );
}
