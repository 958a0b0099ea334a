import { date } from '@console/contracts/core/fields';
import { Spin } from '../../core/index.ts';
import { later } from '../../later/index.ts';

const DateInput = later(() => import('./DateInput.tsx'), <Spin />);
const field = date();
const nothing = () => {};

interface DateFieldProps {
  readonly id: string;
  /** `YYYY-MM-DD`, empty when there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** First and last day offered by the picker; a day that is typed is for the page to judge. */
  readonly from?: string;
  readonly to?: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly required?: boolean;
}

/** The date input of forms, for pages that hold their values themselves. */
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
      onLeave={nothing}
      onBusy={nothing}
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
