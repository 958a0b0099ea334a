import type { InputProps } from '@console/ui/form';

/** The current password, required to change the account. */
export const PasswordInput = ({
  id,
  name,
  value,
  invalid,
  required,
  describedBy,
  disabled,
  onChange,
  onLeave,
}: InputProps) => (
  <input
    id={id}
    name={name}
    type="password"
    className="input"
    autoComplete="current-password"
    value={typeof value === 'string' ? value : ''}
    disabled={disabled}
    aria-invalid={invalid}
    aria-required={required}
    aria-describedby={describedBy}
    onBlur={onLeave}
    onChange={({ target }) => onChange(target.value)}
  />
);
