import { useInFlagGroup } from '@console/auth';
import type { Field } from '@console/contracts/core/fields';
import { narrowedParameters } from '@console/contracts/core/reference';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { memo, useState } from 'react';
import { SaidInside } from '../lov/said-inside.ts';
import { FieldValue } from '../value/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import type { FormField, FormValues, InputProps } from './declaration.ts';
import { errorText } from '../feedback/field-error-text.ts';
import { inputOf } from './inputs/index.tsx';
import { messages } from './messages.ts';
import type { FormFault } from './state.ts';

export interface FieldRowProps {
  readonly id: string;
  readonly resource: Resource;
  readonly entry: FormField;
  readonly value: unknown;
  /** All values for entries that depend on them; those that narrow others for the rest, which seldom render again. */
  readonly values: FormValues;
  readonly error: FormFault | undefined;
  readonly updating: boolean;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onLeave: (name: string) => void;
  readonly onBusy: (name: string, busy: boolean) => void;
}

/** Kinds whose value is a list. */
const listKinds = new Set(['references', 'choices', 'tags']);

/** Whether a field shows the mark for required: flags and lists that may be empty always have a valid value. */
const isRequired = ({ kind, required, minimum, images, schema }: Field): boolean =>
  required &&
  kind !== 'flag' &&
  !images &&
  !(listKinds.has(kind) && minimum === 0) &&
  !(kind === 'object' && schema.safeParse([]).success);

/** Kinds whose input is as wide as the form. */
const wideKinds = new Set(['paragraph', 'richText', 'references', 'choices', 'image', 'object']);

/** A field with its title, input, help and error. Fixed fields of an update are shown as text. */
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
  const own = useMessages(messages);
  const [saidInside, countSaid] = useState(0);
  const field = resource.fields[entry.name]!;
  const mayChange = useInFlagGroup(field.changedBy ?? 'all') || field.changedBy === undefined;
  const title = text(entry.title ?? titleOf(resource, entry.name));
  const required = entry.demanded ?? isRequired(field);
  const Input = entry.input ?? inputOf(field);
  const className = (entry.wide ?? wideKinds.has(field.kind)) ? 'form-field form-wide' : 'form-field';
  if (!Input || (updating && field.immutable)) {
    return (
      <div className={className} id={id} tabIndex={-1}>
        <span className="form-label">{title}</span>
        <span className="form-fixed" title={own('fixed')}>
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
  const help = mayChange ? entry.help && text(entry.help) : own('changedByOthers');
  const helpId = help ? `${id}-help` : '';
  const parts = (entry.ownFaults ?? field.sheet) ? (error?.parts ?? []) : [];
  // A text that is no choice is said by its input: the value is not merely missing.
  const isSaid = parts.length > 0 || (saidInside > 0 && error?.code === 'REQUIRED');
  const shownError = isSaid ? undefined : error;
  const errorId = shownError ? `${id}-error` : '';
  const props: InputProps = {
    id,
    name: entry.name,
    field,
    value,
    values,
    disabled: !mayChange || (entry.disabled?.(values) ?? false),
    required,
    invalid: error !== undefined,
    faults: Object.fromEntries(parts.toReversed().map((fault) => [fault.field, errorText(resource, fault, text)])),
    describedBy: `${helpId} ${errorId}`.trim() || undefined,
    previewWidths: entry.previewWidths,
    beside: entry.beside,
    lovParameters: { ...narrowedParameters(field, values), ...entry.lovParameters?.(values) },
    module: resource.module,
    onChange: (next) => onChange(entry.name, next),
    onUnread: (typed) => onChange(entry.name, typed),
    onSet: onChange,
    onLeave: () => onLeave(entry.name),
    onBusy: (busy) => onBusy(entry.name, busy),
  };
  return (
    <div className={className}>
      <label
        className="form-label"
        id={`${id}-label`}
        htmlFor={id}
        data-optional={required || field.kind === 'flag' ? undefined : own('optional')}
      >
        {title}
        {required && (
          <span className="required" title={t('required')} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <SaidInside value={countSaid}>
        <Input {...props} />
      </SaidInside>
      {help && (
        <p className="form-help" id={helpId}>
          {help}
        </p>
      )}
      {shownError && (
        <p className="form-error" id={errorId} role="alert">
          {errorText(resource, shownError, text)}
          {shownError.at && (
            <>
              {' '}
              <PageLink to={shownError.at}>{own('openRecord')}</PageLink>
            </>
          )}
        </p>
      )}
    </div>
  );
});
