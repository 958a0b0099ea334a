import { useMenu, useViewing } from '@console/auth';
import { useMessages, useText } from '@console/ui/messages';
import { useRouteTable } from '@console/ui/navigation';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { isPlace, pagesOf } from '../../palette/entries.ts';
import { setFavourite, useOwnPages } from '../../palette/own-pages.ts';
import { Icon } from '../icons.tsx';
import { messages } from '../messages.ts';

/**
 * Adds the open page to the favourites or removes it. Favourites appear in the palette and on the start page; only
 * pages of the menu qualify.
 */
export function FavouriteButton() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const read = useText();
  const menu = useMenu();
  const viewing = useViewing();
  const table = useRouteTable();
  const { favourites } = useOwnPages();
  const isPage = useMemo(
    () =>
      menu.state === 'loaded' && isPlace(pathname) && pagesOf(menu.data, table, read).some(({ to }) => to === pathname),
    [menu, table, read, pathname],
  );
  if (!isPage || viewing) return null;
  const on = favourites.includes(pathname);
  return (
    <button
      type="button"
      className="favourite"
      aria-pressed={on}
      aria-label={t('favourite')}
      title={t(on ? 'removeFavourite' : 'addFavourite')}
      onClick={() => setFavourite(pathname, !on)}
    >
      <Icon name="star" />
    </button>
  );
}
