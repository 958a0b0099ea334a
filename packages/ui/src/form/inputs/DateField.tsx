import { fieldErrors } from '@console/contracts/core/errors';
import { date } from '@console/contracts/core/fields';
import { useState } from 'react';
import { formatDate } from '../../formats/index.ts';
import { useMessages, useText } from '../../messages/index.ts';
import { messages } from '../messages.ts';
import { LaterDateInput } from './later-date.tsx';

const field = date();
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const ignore = () => {};

interface DateFieldProps {
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** First and last day, `YYYY-MM-DD`. A typed day outside is reported beside the field; it is still the value. */
  readonly from?: string;
  readonly to?: string;
  readonly describedBy?: string | undefined;
  /** The page itself reports what is wrong with the value. */
  readonly invalid?: boolean;
  readonly required?: boolean;
}

/**
 * The date input of forms, for pages that keep the value in their own state. Says beside the field why a typed text is
 * no date, or lies outside.
 * @example
 * <DateField id={id} value={from} onChange={setFrom} to={todayInJakarta()} />
 */
export function DateField({
  id,
  value,
  onChange,
  from,
  to,
  describedBy,
  invalid = false,
  required = false,
}: DateFieldProps) {
  const [mistyped, setMistyped] = useState<string | null>(null);
  const change = (next: unknown) => {
    const isDate = typeof next === 'string' && isDay.test(next);
    setMistyped(isDate || typeof next !== 'string' ? null : next);
    onChange(isDate ? next : '');
  };
  const t = useMessages(messages);
  const text = useText();
  const day = (at: string) => formatDate(at, 'DD-MM-YYYY');
  const isOutside = value !== '' && ((from !== undefined && value < from) || (to !== undefined && value > to));
  const fault = invalid
    ? undefined
    : value === '' && mistyped !== null
      ? text(fieldErrors.NOT_A_DATE)
      : isOutside
        ? t(from === undefined ? 'dateUntil' : to === undefined ? 'dateFrom' : 'dateBetween', {
            from: day(from ?? ''),
            to: day(to ?? ''),
          })
        : undefined;
  const faultId = `${id}-date-fault`;
  return (
    <>
      <LaterDateInput
        id={id}
        module=""
        name={id}
        field={field}
        value={value === '' ? mistyped : value}
        values={{}}
        onChange={change}
        onLeave={ignore}
        onBusy={ignore}
        disabled={false}
        invalid={invalid || fault !== undefined}
        faults={{}}
        required={required}
        describedBy={fault === undefined ? describedBy : `${describedBy ?? ''} ${faultId}`.trim()}
        previewWidths={undefined}
        lovParameters={undefined}
        from={from}
        to={to}
      />
      {fault !== undefined && (
        <p id={faultId} className="form-error" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
