import type { Field } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { memo } from 'react';
import { FieldValue } from '../value/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import type { FormField, FormValues, InputProps } from './declaration.ts';
import { errorText } from './errorText.ts';
import { inputs } from './inputs/index.tsx';
import type { FormFault } from './state.ts';

export interface FieldRowProps {
  readonly id: string;
  readonly resource: Resource;
  readonly entry: FormField;
  readonly value: unknown;
  /** Only for entries that depend on other fields; others need not render again for them. */
  readonly values: FormValues;
  readonly error: FormFault | undefined;
  readonly updating: boolean;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onLeave: (name: string) => void;
  readonly onBusy: (name: string, busy: boolean) => void;
}

/** An empty list may satisfy a field that is never absent, and an unticked box is an answer. */
const demanded = ({ kind, required, minimum }: Field): boolean =>
  required && kind !== 'flag' && !((kind === 'references' || kind === 'choices') && minimum === 0);

/** Kinds whose input takes the width of the form. */
const broad = new Set(['paragraph', 'references', 'choices', 'image', 'object']);

/** A field with its title, input, help and error. What may not be changed any more is shown, not asked. */
export const FieldRow = memo(function FieldRow({
  id,
  resource,
  entry,
  value,
  values,
  error,
  updating,
  onChange,
  onLeave,
  onBusy,
}: FieldRowProps) {
  const text = useText();
  const t = useMessages(common);
  const field = resource.fields[entry.name]!;
  const title = text(entry.title ?? titleOf(resource, entry.name));
  const isDemanded = entry.demanded ?? demanded(field);
  const Input = entry.input ?? inputs[field.kind];
  const className = (entry.wide ?? broad.has(field.kind)) ? 'form-field form-wide' : 'form-field';
  if (!Input || (updating && field.immutable)) {
    return (
      <div className={className} id={id} tabIndex={-1}>
        <span className="form-label">{title}</span>
        <span className="form-fixed">
          <FieldValue field={field} value={value} />
        </span>
        {error && (
          <p className="form-error" role="alert">
            {errorText(resource, error, text)}
          </p>
        )}
      </div>
    );
  }
  const helpId = entry.help ? `${id}-help` : '';
  const parts = entry.ownFaults ? (error?.parts ?? []) : [];
  const told = parts.length > 0 ? undefined : error;
  const errorId = told ? `${id}-error` : '';
  const props: InputProps = {
    id,
    name: entry.name,
    field,
    value,
    values,
    disabled: entry.disabled?.(values) ?? false,
    required: isDemanded,
    invalid: error !== undefined,
    faults: Object.fromEntries(parts.toReversed().map((fault) => [fault.field, errorText(resource, fault, text)])),
    describedBy: `${helpId} ${errorId}`.trim() || undefined,
    previewWidths: entry.previewWidths,
    lovParameters: entry.lovParameters?.(values),
    module: resource.module,
    onChange: (next) => onChange(entry.name, next),
    onLeave: () => onLeave(entry.name),
    onBusy: (busy) => onBusy(entry.name, busy),
  };
  return (
    <div className={className}>
      <label className="form-label" id={`${id}-label`} htmlFor={id}>
        {title}
        {isDemanded && (
          <span className="required" title={t('required')} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <Input {...props} />
      {entry.help && (
        <p className="form-help" id={helpId}>
          {text(entry.help)}
        </p>
      )}
      {told && (
        <p className="form-error" id={errorId} role="alert">
          {errorText(resource, told, text)}
        </p>
      )}
    </div>
  );
});
