import { Checkbox } from '../../core/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';

/** Yes or no: a checkbox that says yes; a word that changes with the tick would read as a choice of its own. */
export function FlagInput(props: InputProps) {
  const t = useMessages(common);
  const { id, 'aria-describedby': describedBy } = ariaOf(props);
  return (
    <span className="input-flag">
      <Checkbox
        id={id}
        name={props.name}
        checked={props.value === true}
        disabled={props.disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => props.onChange(target.checked)}
        onBlur={props.onLeave}
      />
      <span aria-hidden="true">{t('yes')}</span>
    </span>
  );
}
