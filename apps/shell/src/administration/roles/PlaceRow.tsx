import type { Level } from '@console/contracts/core/privileges';
import type { GrantablePlace } from '@console/contracts/shell/roles';
import { useMessages } from '@console/ui/messages';
import { memo, useId } from 'react';
import { messages } from './messages.ts';
import { levelNames } from './permissions.ts';

/** One place with its level: one of five, or none. Tab moves between places, arrow keys between levels. */
export const PlaceRow = memo(function PlaceRow({
  place,
  level,
  before,
  disabled,
  onChange,
}: {
  readonly place: GrantablePlace;
  readonly level: Level | undefined;
  readonly before: Level | undefined;
  readonly disabled: boolean;
  readonly onChange: (places: readonly GrantablePlace[], level: Level | null) => void;
}) {
  const t = useMessages(messages);
  const id = useId();
  const { name, grantable, activated } = place;
  const mark =
    level === before
      ? null
      : before === undefined
        ? t('rowAdded')
        : level === undefined
          ? t('rowRemoved')
          : t('rowChanged', { level: before });
  const beyond = !disabled && grantable.length < levelNames.length;
  const why = beyond
    ? t(grantable.length === 0 ? 'grantNone' : 'grantUpTo', { levels: grantable.join(', ') })
    : undefined;
  const cell = (value: Level | null) => {
    const refused = value !== null && !grantable.includes(value);
    return (
      <td key={value ?? ''} className="level-cell">
        <label title={refused && !disabled ? why : undefined}>
          <input
            type="radio"
            name={id}
            checked={(level ?? null) === value}
            disabled={disabled || (refused && level !== value)}
            onChange={() => onChange([place], value)}
            aria-label={`${name}: ${value ?? t('none')}`}
          />
        </label>
      </td>
    );
  };
  return (
    <tr data-changed={mark === null ? undefined : true}>
      <th scope="row" className="place-name">
        {name}
        {!activated && <span className="quiet"> · {t('inactive')}</span>}
        {mark && <span className="place-mark">{mark}</span>}
        {why && <span className="place-why">{why}</span>}
      </th>
      {[null, ...levelNames].map(cell)}
    </tr>
  );
});
