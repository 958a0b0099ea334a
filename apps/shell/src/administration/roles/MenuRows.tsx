import type { Level } from '@console/contracts/core/privileges';
import type { GrantablePlace } from '@console/contracts/shell/roles';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { levelNames, grantableAt, keyOf, type PlacesOfMenu } from './permissions.ts';
import { PlaceRow } from './PlaceRow.tsx';

const nothing = 'none';

/** A menu with its places: one choice for all of them, and one for each. */
export function MenuRows({
  menu: { name, places },
  levels,
  before,
  disabled,
  onChange,
}: {
  readonly menu: PlacesOfMenu;
  readonly levels: ReadonlyMap<string, Level>;
  readonly before: ReadonlyMap<string, Level>;
  readonly disabled: boolean;
  readonly onChange: (places: readonly GrantablePlace[], level: Level | null) => void;
}) {
  const t = useMessages(messages);
  const own = places.length > 1 || places[0]?.subMenuId !== null;
  const setAll = (chosen: string) => {
    const level = chosen === nothing ? null : (chosen as Level);
    onChange(grantableAt(places, level), level);
  };
  return (
    <>
      {own && (
        <tr className="menu-row">
          <th scope="rowgroup">{name}</th>
          <td colSpan={levelNames.length + 1}>
            {!disabled && (
              <Select
                className="input"
                value=""
                aria-label={t('setAllOf', { name })}
                onChange={({ target }) => setAll(target.value)}
              >
                <option value="" disabled>
                  {t('setAll')}
                </option>
                <option value={nothing}>{t('none')}</option>
                {levelNames.map((level) => (
                  <option key={level} value={level} disabled={grantableAt(places, level).length === 0}>
                    {level}
                  </option>
                ))}
              </Select>
            )}
          </td>
        </tr>
      )}
      {places.map((place) => (
        <PlaceRow
          key={keyOf(place)}
          place={place}
          level={levels.get(keyOf(place))}
          before={before.get(keyOf(place))}
          disabled={disabled}
          onChange={onChange}
        />
      ))}
    </>
  );
}
