import { useMenu, useProfile } from '@console/auth';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink, useRouteTable } from '@console/ui/navigation';
import { Page } from '@console/ui/page';
import { useMemo } from 'react';
import { groupsOf, linksOf, type SidebarLink } from '../../frame/sidebar/groups.ts';
import { useOwnPages } from '../../palette/own-pages.ts';
import '../administration.css';
import { Greeting } from './Greeting.tsx';
import { messages } from './messages.ts';
import { Tiles } from './Tiles.tsx';
import { later } from '@console/ui/later';

/** Fetched after the page has rendered, as one file. */
const Waiting = later(() => import(/* webpackChunkName: "waiting" */ './Waiting.tsx'));
const StoreTables = later(() => import(/* webpackChunkName: "waiting" */ './StoreTables.tsx'));

/**
 * The first page after sign-in: the user's roles and scope, and the modules they can open (docs/model/shell.md#home).
 */
export default function HomePage() {
  const t = useMessages(messages);
  const read = useText();
  const menu = useMenu();
  const profile = useProfile();
  const table = useRouteTable();
  const groups = useMemo(() => {
    const pages = new Set(table.map((entry) => entry.path));
    return menu.state === 'loaded' ? groupsOf(menu.data, { exists: (url) => url !== '/' && pages.has(url), read }) : [];
  }, [menu, table, read]);
  const own = useOwnPages();
  // Pages the user may no longer see are left out.
  const { favourites, recent } = useMemo(() => {
    const links = new Map(linksOf(groups).map((link) => [link.url, link]));
    const existing = (urls: readonly string[]): readonly SidebarLink[] => urls.flatMap((url) => links.get(url) ?? []);
    return { favourites: existing(own.favourites), recent: existing(own.recent) };
  }, [groups, own]);
  if (profile.state !== 'loaded') return null;
  return (
    <Page title={t('greeting', { name: profile.data.name })}>
      <Greeting profile={profile.data} />
      <Waiting />
      {favourites.length > 0 && (
        <section className="panel">
          <h2>{t('favourites')}</h2>
          <Tiles links={favourites} />
        </section>
      )}
      {recent.length > 0 && (
        <section className="panel">
          <h2>{t('recent')}</h2>
          <Tiles links={recent} />
        </section>
      )}
      <section className="panel">
        <h2>{t('open')}</h2>
        {menu.state === 'loaded' && groups.length === 0 && <p className="quiet">{t('nothing')}</p>}
        <div className="home-groups">
          {groups.map((group) => (
            <section key={group.key} aria-labelledby={`home-${group.key}`}>
              <h3 id={`home-${group.key}`}>{group.title}</h3>
              <ul>
                {linksOf([group]).map(({ url, title }) => (
                  <li key={url}>
                    <PageLink to={url}>{title}</PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      {/* Before the modules are there, the place of the tables is in view and they would be read at once. */}
      {menu.state !== 'loading' && <StoreTables />}
    </Page>
  );
}
