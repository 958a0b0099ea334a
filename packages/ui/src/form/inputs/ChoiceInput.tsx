import { Checkbox } from '../../core/index.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';
import { RangesInput } from './RangesInput.tsx';
import { Select } from '../../lov/Select.tsx';

/**
 * Selects one option of a fixed list.
 * @example
 * const field: FormField = { name: 'channel', input: ChoiceInput };
 */
export function ChoiceInput(props: InputProps) {
  const { field, name, value, onChange, onLeave, onBusy, disabled, required } = props;
  const t = useMessages(common);
  const text = useText();
  const chosen = typeof value === 'string' ? value : '';
  return (
    <Select
      {...ariaOf(props)}
      className="input input-full"
      name={name}
      value={chosen}
      disabled={disabled}
      onBlur={onLeave}
      onUnknown={onBusy}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {(!required || chosen === '') && <option value="">{required ? `${t('choose')}…` : '-'}</option>}
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {text(option.title)}
        </option>
      ))}
    </Select>
  );
}

/** Selects several options of a fixed list; numbers of a range are typed. */
export const ChoicesInput = (props: InputProps) =>
  props.field.numbered ? <RangesInput {...props} /> : <Ticks {...props} />;

function Ticks(props: InputProps) {
  const { id, field, name, value, onChange, onLeave, disabled, invalid, describedBy } = props;
  const text = useText();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const options = field.options ?? [];
  // In the order of the list, so that ticking and unticking an option restores the same value.
  const toggle = (changed: string) =>
    onChange(options.map((option) => option.value).filter((each) => (each === changed) !== chosen.includes(each)));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="input-choices"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-invalid={invalid}
    >
      {options.map((option) => (
        <label key={option.value}>
          <Checkbox
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={disabled}
            onChange={() => toggle(option.value)}
            onBlur={onLeave}
          />
          {text(option.title)}
        </label>
      ))}
    </fieldset>
  );
}
