import { NumberField } from '@console/ui/form';

/** Input for a whole number, without separators. */
export function Quantity({
  id,
  value,
  label,
  invalid,
  describedBy,
  onChange,
}: {
  readonly id?: string;
  readonly value: number | null;
  readonly label?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: number | null) => void;
}) {
  return (
    <NumberField
      narrow
      id={id}
      label={label}
      invalid={invalid}
      describedBy={describedBy}
      value={value}
      onChange={onChange}
    />
  );
}
