import { queryEndpoint } from '@console/api';
import { menuCalls } from '@console/contracts/orders-logs/menu-management';
import type { InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import './menu.css';
import { messages } from './messages.ts';

const places = queryEndpoint(menuCalls.places);

/** Input for the address of a page; suggests pages without a menu, and shows the privilege of the page. */
export function UrlInput({ id, name, value, onChange, onLeave, disabled, invalid, required, describedBy }: InputProps) {
  const t = useMessages(messages);
  const { data = [] } = places.useQuery({});
  const typed = typeof value === 'string' ? value : '';
  const place = data.find(({ url }) => url === typed.trim());
  const hintId = `${id}-place`;
  return (
    <>
      <input
        id={id}
        name={name}
        type="text"
        className="input input-full"
        list={`${id}-places`}
        value={typed}
        disabled={disabled}
        placeholder={t('url')}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={invalid}
        aria-required={required}
        aria-describedby={[describedBy, place && hintId].filter(Boolean).join(' ') || undefined}
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-places`}>
        {data
          .filter(({ usedBy }) => usedBy === null)
          .map(({ url, privilege }) => (
            <option key={url} value={url}>
              {privilege}
            </option>
          ))}
      </datalist>
      {place && (
        <span className="url-place" id={hintId}>
          {t('privilege', { privilege: place.privilege })}
          {place.usedBy !== null && ` · ${t('usedBy', { name: place.usedBy })}`}
        </span>
      )}
    </>
  );
}
