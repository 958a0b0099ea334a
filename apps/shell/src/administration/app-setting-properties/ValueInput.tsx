import { hiddenSecret } from '@console/contracts/shell/app-setting-properties';
import { text } from '@console/contracts/core/text';
import { ChoiceInput, TimeInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const yesNo = ['true', 'false'];

function SecretInput({ id, name, value, onChange, onLeave, invalid, describedBy }: InputProps) {
  const t = useMessages(messages);
  const typed = value === hiddenSecret ? '' : textOf(value);
  // Empty input keeps the stored secret.
  return (
    <input
      id={id}
      name={name}
      type="password"
      className="input input-full"
      autoComplete="new-password"
      placeholder={t('secretKept')}
      value={typed}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value === '' ? hiddenSecret : target.value)}
      onBlur={onLeave}
    />
  );
}

/** Input for a setting's value by its type: select, text or secret. */
export function ValueInput(props: InputProps) {
  const { id, name, value, values, onChange, onLeave, invalid, describedBy } = props;
  const { valueType, ruleAllowed } = values;
  const allowed =
    valueType === 'BOOLEAN'
      ? yesNo
      : typeof ruleAllowed === 'string' && valueType === 'STRING'
        ? ruleAllowed
            .split(',')
            .map((item) => item.trim())
            .filter(Boolean)
        : [];
  if (valueType === 'SECRET') return <SecretInput {...props} />;
  if (allowed.length > 0)
    return (
      <ChoiceInput
        {...props}
        field={{ ...props.field, options: allowed.map((item) => ({ value: item, title: text(item) })) }}
      />
    );
  const common = {
    id,
    name,
    value: textOf(value),
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onBlur: onLeave,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (valueType === 'TIME') return <TimeInput {...common} onChange={onChange} />;
  if (valueType === 'NUMBER') return <input {...common} inputMode="decimal" className="input" autoComplete="off" />;
  return (
    <textarea
      {...common}
      rows={valueType === 'JSON' ? 8 : 3}
      spellCheck={false}
      className={`input input-full ${valueType === 'JSON' ? 'setting-code' : ''}`}
    />
  );
}
