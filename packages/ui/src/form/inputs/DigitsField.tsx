import { withoutGroups } from '@console/contracts/core/clean-text';
import { useId, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/index.ts';
import { messages } from '../messages.ts';

interface DigitsFieldProps {
  readonly id: string;
  /** How many digits the number has. */
  readonly count: number;
  /** The digits without what separates them; a text that holds anything else as it is written. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly autoComplete?: string;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly width?: number;
}

/** Whether a value of a {@link DigitsField} is complete. */
export const isDigits = (value: string, count: number): boolean => /^\d+$/.test(value) && value.length === count;

/**
 * A number of so many digits, such as a code or the number of an identity card, for pages that keep the value in their
 * own state. It may be written in groups and with wide digits. A text with anything else stays in it, and the field
 * says what is wrong, unless the page describes a fault of its own.
 * @example
 * <DigitsField id={id} count={6} value={otp} onChange={setOtp} autoComplete="one-time-code" />
 */
export function DigitsField({
  id,
  count,
  value,
  onChange,
  onKeyDown,
  autoComplete = 'off',
  invalid = false,
  describedBy,
  width,
}: DigitsFieldProps) {
  const t = useMessages(messages);
  const faultId = useId();
  // As it is written, until the field is left.
  const [written, setWritten] = useState(value);
  const [isLeft, setIsLeft] = useState(true);
  const shown = !isLeft && withoutGroups(written) === value ? written : value;
  // While it is typed in groups, the last one is not complete.
  const isOther = value !== '' && !(isLeft ? /^\d+$/ : /^[\d\s./()-]+$/).test(value);
  const isFault = isOther || value.length > count || (isLeft && value !== '' && value.length < count);
  const isSaid = isFault && !(invalid && describedBy);
  return (
    <>
      <input
        id={id}
        className="input"
        {...(width === undefined ? {} : { style: { maxWidth: width } })}
        inputMode="numeric"
        autoComplete={autoComplete}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => {
          setIsLeft(false);
          setWritten(target.value);
          onChange(withoutGroups(target.value));
        }}
        onBlur={() => setIsLeft(true)}
        onKeyDown={onKeyDown}
        aria-invalid={invalid || isFault}
        aria-describedby={isSaid ? `${describedBy ?? ''} ${faultId}`.trim() : describedBy}
      />
      {isSaid && (
        <span id={faultId} role="alert" className="field-error">
          {isOther ? t('digitsOnly', { count }) : t('digitsCount', { count, written: value.length })}
        </span>
      )}
    </>
  );
}
