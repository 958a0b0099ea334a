import { hasWords } from '@console/contracts/core/spoken';
import { useId, type ComponentType } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { DayInputProps } from './confirm.ts';
import { messages } from './messages.ts';

export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}
const defaultBounds: Bounds = { minimum: 5, maximum: 255 };

export type ReasonFault = 'reasonLength' | 'reasonWords';

/** The message key of what is wrong with a typed reason; `null` when it is valid. */
export function reasonFault(
  requirement: 'required' | 'optional' | undefined,
  typed: string,
  { minimum, maximum }: Bounds = defaultBounds,
): ReasonFault | null {
  const { length } = typed.trim();
  if (!requirement || (requirement === 'optional' && length === 0)) return null;
  if (length < minimum || length > maximum) return 'reasonLength';
  return hasWords(typed) ? null : 'reasonWords';
}

/** True when no count is required or the typed one equals it; thousands may be typed with or without dots. */
export const countMatches = (count: number | undefined, typed: string): boolean =>
  count === undefined || typed.replace(/[.\s]/g, '') === String(count);

interface DayFieldProps extends Omit<DayInputProps, 'id'> {
  readonly title: string;
  readonly input: ComponentType<DayInputProps>;
}

/** The day that a question asks for. */
export function DayField({ title, input: Input, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <Input id={id} value={value} onChange={onChange} />
    </div>
  );
}

/** The field for a reason: 5 to 255 characters unless `bounds` are given. */
export function ReasonField({
  title,
  bounds = defaultBounds,
  value,
  onChange,
  required,
  fault,
}: {
  readonly title: string | undefined;
  readonly bounds: Bounds | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required: boolean;
  readonly fault: ReasonFault | null;
}) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} data-required={required || undefined}>
        {title ?? t(required ? 'reason' : 'reasonOptional')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {t(fault, { title: title ?? t('reason'), ...bounds })}
        </p>
      )}
    </div>
  );
}

/** Asks the person to type the number of records that an action on all of them changes. */
export function CountField({
  count,
  value,
  onChange,
  wrong,
}: {
  readonly count: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly wrong: boolean;
}) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} data-required>
        {t('typeCount', { count: formatNumber(count) })}
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-fault` : undefined}
      />
      {wrong && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {t('countWrong')}
        </p>
      )}
    </div>
  );
}
