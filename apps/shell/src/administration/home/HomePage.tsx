import { useMenu, useProfile } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { PageLink, useRouteTable } from '@console/ui/navigation';
import { Page } from '@console/ui/page';
import { lazy, Suspense, useMemo } from 'react';
import { groupsOf, linksOf } from '../../frame/sidebar/groups.ts';
import { recentVisits } from '../../frame/sidebar/visits.ts';
import '../administration.css';
import { Greeting } from './Greeting.tsx';
import { messages } from './messages.ts';
import { Tiles } from './Tiles.tsx';

/** Fetched after the page stands. */
const Waiting = lazy(() => import(/* webpackChunkName: "waiting" */ './Waiting.tsx'));

/** The first page after a sign-in: who one is here, and what one can open (shell model, "/ — Home"). */
export default function HomePage() {
  const t = useMessages(messages);
  const menu = useMenu();
  const profile = useProfile();
  const table = useRouteTable();
  const groups = useMemo(() => {
    const pages = new Set(table.map((entry) => entry.path));
    return menu.state === 'loaded' ? groupsOf(menu.data, (url) => url !== '/' && pages.has(url)) : [];
  }, [menu, table]);
  const recent = useMemo(() => {
    const links = linksOf(groups);
    return recentVisits().flatMap((url) => links.find((link) => link.url === url) ?? []);
  }, [groups]);
  if (profile.state !== 'loaded') return null;
  return (
    <Page title={t('greeting', { name: profile.data.name })}>
      <Greeting profile={profile.data} />
      <Suspense><Waiting /></Suspense>
      {recent.length > 0 && <section className="panel"><h2>{t('recent')}</h2><Tiles links={recent} /></section>}
      <section className="panel">
        <h2>{t('open')}</h2>
        {groups.length === 0 && <p className="quiet">{t('nothing')}</p>}
        <div className="home-groups">
          {groups.map((group) => (
            <section key={group.key} aria-labelledby={`home-${group.key}`}>
              <h3 id={`home-${group.key}`}>{group.title}</h3>
              <ul>{linksOf([group]).map(({ url, title }) => <li key={url}><PageLink to={url}>{title}</PageLink></li>)}</ul>
            </section>
          ))}
        </div>
      </section>
    </Page>
  );
}
