import { menuIcons } from '@console/contracts/orders-logs/menu-management';
import type { InputProps } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import './menu.css';
import { MenuIcon } from './MenuIcon.tsx';
import { messages } from './messages.ts';

/** Selects an icon of the sidebar, or none. */
export function IconInput({ id, name, value, onChange, onLeave, disabled, invalid, describedBy }: InputProps) {
  const t = useMessages(messages);
  const text = useText();
  const option = (icon: string | null, title: string) => (
    <label key={title} className="icon-choice">
      <input
        type="radio"
        name={`${id}-${name}`}
        checked={(value ?? null) === icon}
        disabled={disabled}
        onChange={() => onChange(icon)}
        onBlur={onLeave}
      />
      <MenuIcon name={icon} />
      <span>{title}</span>
    </label>
  );
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="icon-choices"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-invalid={invalid}
    >
      {option(null, t('noIcon'))}
      {menuIcons.map(({ value: icon, title }) => option(icon, text(title)))}
    </fieldset>
  );
}
