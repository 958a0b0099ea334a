import { NumberField } from '@console/ui/form';
import { useId } from 'react';

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
      <NumberField id={id} value={value} grouped={grouped ? undefined : false} onChange={onChange} />
    </div>
  );
}
