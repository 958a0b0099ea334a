import { useMenu, useViewing } from '@console/auth';
import type { RecordSearch, RouteEntry } from '@console/contracts/core/remote';
import { searchedText } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import {
  actionsOf,
  entriesAt,
  isPlace,
  matching,
  pageAt,
  pagesOf,
  searchesOf,
  type Entry,
  type EntryGroup,
} from './entries.ts';
import { useHasApprovals } from '../administration/approval/standing.ts';
import { useRegistry } from '../routing/use-registry.ts';
import { messages } from './messages.ts';
import { setFavourite, useOwnPages } from './own-pages.ts';
import { minLength, type Found } from './RecordSource.tsx';

const noPrivileges = { groups: [], privileges: {} } as const;

/** The palette's entries for a text, and the modules it searches. */
export function usePalette(text: string) {
  const t = useMessages(messages);
  const toText = useText();
  const menu = useMenu();
  const viewing = useViewing();
  const table = useRouteTable();
  const { pathname } = useLocation();
  const own = useOwnPages();
  const [found, setFound] = useState<{ readonly text: string; readonly by: Readonly<Record<string, Found>> }>({
    text: '',
    by: {},
  });

  const hasApprovals = useHasApprovals();
  const registry = useRegistry();
  // Until the record of a remote is read, its pages and searches are not known.
  const isReading = !('registry' in registry) || registry.registry.pending.length > 0;

  const { pages, moduleActions, sources } = useMemo(() => {
    const held = menu.state === 'loaded' ? menu.data : noPrivileges;
    const searched = searchesOf(table, held.privileges) as readonly (RouteEntry & { readonly search: RecordSearch })[];
    return {
      pages: [...pagesOf(held, table, toText), ...(hasApprovals ? pageAt(table, '/approval', toText) : [])],
      moduleActions: viewing ? [] : actionsOf(table, held.privileges, toText),
      sources: searched,
    };
  }, [menu, viewing, table, toText, hasApprovals]);

  const route = routeAt(table, pathname);
  const current = route && isPlace(route.path) ? pages.find(({ to }) => to === pathname) : undefined;
  const { favourites } = own;
  const toggle = (page: Entry): Entry => {
    const on = !favourites.includes(pathname);
    return {
      key: 'favourite',
      title: t(on ? 'addFavourite' : 'removeFavourite', { title: page.title }),
      run: () => setFavourite(pathname, on),
    };
  };
  const actions = [...(current && !viewing ? [toggle(current)] : []), ...moduleActions];

  const typed = searchedText(text);
  const searching = typed.length >= minLength;
  const onFound = useCallback(
    (path: string, result: Found) => {
      setFound((before) => ({ text: typed, by: { ...(before.text === typed ? before.by : {}), [path]: result } }));
    },
    [typed],
  );
  const nameOf = ({ search, moduleTitle }: (typeof sources)[number]) => toText(search.records ?? moduleTitle);
  const results = searching && found.text === typed ? found.by : {};

  const groups: EntryGroup[] =
    typed === ''
      ? [
          { key: 'favourites', title: t('favourites'), entries: entriesAt(pages, favourites, 'favourites') },
          {
            key: 'recent',
            title: t('recent'),
            entries: entriesAt(
              pages,
              own.recent.filter((path) => path !== pathname),
              'recent',
            ),
          },
          { key: 'pages', title: t('pages'), entries: pages },
          { key: 'actions', title: t('actions'), entries: actions },
        ]
      : [
          { key: 'pages', title: t('pages'), entries: matching(pages, typed) },
          { key: 'actions', title: t('actions'), entries: matching(actions, typed) },
          ...sources.map((source) => ({
            key: `records-${source.path}`,
            title: nameOf(source),
            entries: results[source.path]?.entries ?? [],
          })),
        ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    sources: searching ? sources : [],
    onFound,
    searching: searching && (isReading || sources.some(({ path }) => results[path]?.entries === undefined)),
    failed: sources.filter(({ path }) => results[path]?.failed).map(nameOf),
    tooShort: typed !== '' && !searching,
  };
}
