import type { FieldKind } from '@console/contracts/core/fields';
import { useId, useState } from 'react';
import { errorText } from '../../feedback/field-error-text.ts';
import { useText } from '../../messages/index.ts';
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
  /** Bounds, which the field says itself where a number is outside of them; 0 is the least unless given. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** As wide as four digits need, in a row or a table. */
  readonly narrow?: boolean;
  /** The number that an arrow key writes: up 1, down -1. */
  readonly step?: ((direction: 1 | -1) => number) | undefined;
  readonly onLeave?: () => void;
}

const ignore = () => undefined;
const notANumber = { field: '', code: 'NOT_A_NUMBER' };

/** Whether a number is one, and within its bounds. */
export const isWithinBounds = (value: number | null, minimum = -Infinity, maximum = Infinity): value is number =>
  value !== null && value >= minimum && value <= maximum;

/**
 * The input of numbers of forms, for pages that keep the value in their own state. A text that is no number stays in
 * it, and its value is `NaN`. The field says what is wrong, unless the page describes a fault of its own.
 * @example
 * <NumberField id={id} value={days} onChange={setDays} minimum={1} maximum={90} />
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
  minimum = 0,
  maximum,
  narrow = false,
  step,
  onLeave = ignore,
}: NumberFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const text = useText();
  const faultId = useId();
  const isRefused = Number.isNaN(value);
  const bounds = {
    minimum,
    ...(maximum === undefined ? {} : { maximum }),
  };
  const isFault = value !== null && !isWithinBounds(value, minimum, maximum);
  const isSaid = isFault && !(invalid && describedBy);
  return (
    <>
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
        invalid={invalid || isFault}
        describedBy={isSaid ? `${describedBy ?? ''} ${faultId}`.trim() : describedBy}
        label={label}
        placeholder={placeholder}
        narrow={narrow}
        step={step}
      />
      {isSaid && (
        <span id={faultId} role="alert" className="field-error">
          {errorText({ errors: {} }, isRefused ? notANumber : { field: '', code: 'RANGE', parameters: bounds }, text)}
        </span>
      )}
    </>
  );
}
