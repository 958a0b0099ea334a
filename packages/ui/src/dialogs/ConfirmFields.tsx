import { useId } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}
const defaultBounds: Bounds = { minimum: 5, maximum: 255 };

/** The message key of what is wrong with a typed reason; `null` when it is valid. */
export function reasonFault(
  requirement: 'required' | 'optional' | undefined,
  typed: string,
  { minimum, maximum }: Bounds = defaultBounds,
): 'reasonLength' | null {
  const { length } = typed.trim();
  if (!requirement || (requirement === 'optional' && length === 0)) return null;
  return length < minimum || length > maximum ? 'reasonLength' : null;
}

/** True when no count is required or the typed one equals it; thousands may be typed with or without dots. */
export const countMatches = (count: number | undefined, typed: string): boolean =>
  count === undefined || typed.replace(/[.\s]/g, '') === String(count);

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
  readonly fault: 'reasonLength' | null;
}) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{title ?? t(required ? 'reason' : 'reasonOptional')}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        data-autofocus
        maxLength={bounds.maximum}
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
      <label htmlFor={id}>{t('typeCount', { count: formatNumber(count) })}</label>
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
