import type { FieldKind } from '@console/contracts/core/fields';
import { useState } from 'react';
import { NumberInput } from './NumberInput.tsx';

interface NumberFieldProps {
  readonly id?: string | undefined;
  /** Its name for screen readers, where no label stands beside it. */
  readonly label?: string | undefined;
  readonly kind?: Extract<FieldKind, 'integer' | 'decimal' | 'money'>;
  /** `false`: digits are not grouped, as of a year. */
  readonly grouped?: false | undefined;
  /** `null`: blank; `NaN`: what is written is no number for certain, so that no limit holds for it. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
  /** As wide as four digits need, in a row or a table. */
  readonly narrow?: boolean;
  /** The number that an arrow key writes: up 1, down -1. */
  readonly step?: ((direction: 1 | -1) => number) | undefined;
  readonly onLeave?: () => void;
}

const ignore = () => undefined;

/**
 * The input of numbers of forms, for pages that keep the value in their own state. A text that is no number stays in
 * it, and its value is `NaN`.
 * @example
 * <NumberField id={id} value={days} onChange={setDays} invalid={!(days >= 1 && days <= 90)} />
 */
export function NumberField({
  id = '',
  kind = 'integer',
  grouped,
  value,
  onChange,
  disabled = false,
  invalid = false,
  describedBy,
  label,
  placeholder,
  narrow = false,
  step,
  onLeave = ignore,
}: NumberFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const isRefused = Number.isNaN(value);
  return (
    <NumberInput
      id={id}
      name=""
      field={{ kind, ...(grouped === undefined ? {} : { grouped }) }}
      value={isRefused ? refused : value}
      onChange={(next) => {
        setRefused(typeof next === 'string' ? next : null);
        onChange(typeof next === 'string' ? Number.NaN : (next as number | null));
      }}
      onLeave={onLeave}
      disabled={disabled}
      required={false}
      invalid={invalid || isRefused}
      describedBy={describedBy}
      label={label}
      placeholder={placeholder}
      narrow={narrow}
      step={step}
    />
  );
}
