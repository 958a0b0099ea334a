import { date } from '@console/contracts/core/fields';
import { useState } from 'react';
import { Spin } from '../../core/index.ts';
import { later } from '../../later/index.ts';

const DateInput = later(() => import('./DateInput.tsx'), <Spin />);
const field = date();
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const ignore = () => {};

interface DateFieldProps {
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** First and last day that the picker offers, `YYYY-MM-DD`. A typed day can be outside: the page checks it. */
  readonly from?: string;
  readonly to?: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly required?: boolean;
}

/**
 * The date input of forms, for pages that keep the value in their own state.
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
  return (
    <DateInput
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
      invalid={invalid || (value === '' && mistyped !== null)}
      faults={{}}
      required={required}
      describedBy={describedBy}
      previewWidths={undefined}
      lovParameters={undefined}
      from={from}
      to={to}
    />
  );
}
