import type { Level } from '@console/contracts/core/privileges';
import type { GrantablePlace, RolePermission } from '@console/contracts/shell/roles';
import { useErrorText } from '@console/ui/feedback';
import { Button } from '@console/ui/core';
import type { InputProps } from '@console/ui/form';
import { isFoundBy } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Loading } from '../Loading.tsx';
import { MenuRows } from './MenuRows.tsx';
import { messages } from './messages.ts';
import { byGroup, isGiven, keyOf, levelNames, levelsByKey, withLevel } from './permissions.ts';
import { places as readPlaces } from './screens.ts';

const none: readonly RolePermission[] = [];

/** The permission level of a role on every place of the sidebar. */
export function PermissionTree({
  value,
  onChange,
  disabled,
  before,
  id,
  describedBy,
}: InputProps & { readonly before: readonly RolePermission[] }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const [onlyGiven, setOnlyGiven] = useState(false);
  const { data, error, refetch } = readPlaces.useQuery({});
  const given = (value as readonly RolePermission[] | null) ?? none;
  const levels = useMemo(() => levelsByKey(given), [given]);
  const previous = useMemo(() => levelsByKey(before), [before]);
  // Rows keep the same callback, so that choosing a level renders one row only.
  const latest = useRef({ given, onChange });
  useLayoutEffect(() => {
    latest.current = { given, onChange };
  });
  const change = useCallback(
    (changed: readonly GrantablePlace[], level: Level | null) =>
      latest.current.onChange(withLevel(latest.current.given, changed, level)),
    [],
  );
  // A place stays visible while its level is removed, until the view is chosen again.
  const shown = useMemo(
    () =>
      byGroup(
        (data ?? []).filter(
          (place) =>
            isGiven(place) &&
            isFoundBy(`${place.name} ${place.menuName}`, search) &&
            (!onlyGiven || levels.has(keyOf(place)) || previous.has(keyOf(place))),
        ),
      ),
    [data, search, onlyGiven, levels, previous],
  );

  if (!data)
    return error ? (
      <div role="alert">
        <p>{errorText(error)}</p>
        <Button onClick={() => refetch()}>{words('retry')}</Button>
      </div>
    ) : (
      <Loading />
    );
  return (
    <div id={id} tabIndex={-1} className="permission-tree" aria-describedby={describedBy}>
      <div className="permission-bar">
        <label htmlFor={searchId} className="visually-hidden">
          {t('searchPlace')}
        </label>
        <input
          id={searchId}
          type="search"
          className="input"
          placeholder={t('searchPlace')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <label className="permission-only">
          <input type="checkbox" checked={onlyGiven} onChange={({ target }) => setOnlyGiven(target.checked)} />{' '}
          {t('onlyGiven')}
        </label>
        <span className="quiet">{t('keys')}</span>
      </div>
      <div className="permission-scroll">
        <table className="permission-table">
          <caption className="visually-hidden">{t('permissions')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('module')}</th>
              <th scope="col">{t('none')}</th>
              {levelNames.map((level) => (
                <th key={level} scope="col">
                  {level}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((group) => (
            <tbody key={group.key}>
              <tr className="group-row">
                <th scope="rowgroup" colSpan={levelNames.length + 2}>
                  {group.title}
                </th>
              </tr>
              {group.menus.map((menu) => (
                <MenuRows
                  key={menu.menuId}
                  menu={menu}
                  levels={levels}
                  before={previous}
                  disabled={disabled}
                  onChange={change}
                />
              ))}
            </tbody>
          ))}
        </table>
        {shown.length === 0 && <p className="quiet permission-empty">{words('noData')}</p>}
      </div>
    </div>
  );
}
