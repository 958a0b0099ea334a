import { date } from '@console/contracts/core/fields';
import { Spin } from '../../core/index.ts';
import { later } from '../../later/index.ts';

const DateInput = later(() => import('./DateInput.tsx'), <Spin />);
const field = date();
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
  return (
    <DateInput
      id={id}
      module=""
      name={id}
      field={field}
      value={value === '' ? null : value}
      values={{}}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
      onLeave={ignore}
      onBusy={ignore}
      disabled={false}
      invalid={invalid}
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
