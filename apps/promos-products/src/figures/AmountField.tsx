import { formatNumber } from '@console/ui/formats';
import { useId } from 'react';

const digits = (typed: string): number | null => {
  const bare = typed.replaceAll(/\D/g, '').slice(0, 12);
  return bare === '' ? null : Number(bare);
};

/**
 * A whole number that a panel calculates with; it is saved nowhere.
 * @example
 * <AmountField label={t('loan')} value={loan} onChange={setLoan} />
 */
export function AmountField({
  label,
  value,
  grouped = true,
  onChange,
}: {
  readonly label: string;
  readonly value: number | null;
  /** False for years, which have no thousands. */
  readonly grouped?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className="input input-number"
        inputMode="numeric"
        autoComplete="off"
        value={value === null ? '' : grouped ? formatNumber(value) : String(value)}
        onChange={({ target }) => onChange(digits(target.value))}
      />
    </div>
  );
}
