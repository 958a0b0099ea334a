import { lineLimit } from '@console/contracts/cards/card-reservations/vocabulary';

/** Input for a whole number, without separators. */
export function Quantity({
  id,
  value,
  limit = lineLimit,
  label,
  invalid,
  describedBy,
  onChange,
}: {
  readonly id?: string;
  readonly value: number | null;
  readonly limit?: number;
  readonly label?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: number | null) => void;
}) {
  return (
    <input
      id={id}
      className="input input-number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={value ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '');
        onChange(digits === '' ? null : Math.min(Number(digits), limit * 10));
      }}
    />
  );
}
