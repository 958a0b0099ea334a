import { useMessages, useText } from '@console/ui/messages';
import { PageLink, useRouteTable } from '@console/ui/navigation';
import { useBreadcrumbLabels } from '@console/ui/page';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useVisibleRoutes } from '../../routing/guard.ts';
import { messages } from '../messages.ts';
import { crumbsOf } from './crumbs.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

/** Breadcrumbs of the page, announced when they change; the record's label replaces the title of its page. */
export function Breadcrumbs() {
  const t = useMessages(messages);
  const text = useText();
  // A page the user may not see looks like one that does not exist: its title is not shown.
  const held = useVisibleRoutes(useRouteTable());
  const { pathname } = useLocation();
  const labels = useBreadcrumbLabels();
  const crumbs = useMemo(() => crumbsOf(held, pathname, labels.get(pathname), labels), [held, pathname, labels]);
  const titles = crumbs.map(({ title }) => (typeof title === 'string' ? title : text(title)));
  const ownTitle = titles.at(-1) ?? (pathname === '/' ? t('home') : '');
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          {pathname !== '/' ? <PageLink to="/">{t('home')}</PageLink> : <span aria-current="page">{t('home')}</span>}
        </li>
        {crumbs.map(({ path }, index) => (
          <li key={`${path} ${index}`}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{titles[index]}</span>
            ) : (
              <PageLink to={path}>{titles[index]}</PageLink>
            )}
          </li>
        ))}
      </ol>
      <FavouriteButton />
      <output className="visually-hidden">{ownTitle}</output>
    </nav>
  );
}
