import { useMessages, useText } from '@console/ui/messages';
import { PageLink, useRouteTable } from '@console/ui/navigation';
import { useBreadcrumbLabels } from '@console/ui/page';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHeldRoutes } from '../../routing/guard.ts';
import { messages } from '../messages.ts';
import { crumbsOf } from './crumbs.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

/** Where this page is, said aloud when it changes; the record's own label stands for its page. */
export function Breadcrumbs() {
  const t = useMessages(messages);
  const text = useText();
  // A page that is not held reads as one that does not exist: its title is not told either.
  const held = useHeldRoutes(useRouteTable());
  const { pathname } = useLocation();
  const labels = useBreadcrumbLabels();
  const crumbs = useMemo(() => crumbsOf(held, pathname, labels.get(pathname), labels), [held, pathname, labels]);
  const titles = crumbs.map(({ title }) => (typeof title === 'string' ? title : text(title)));
  const own = titles.at(-1) ?? (pathname === '/' ? t('home') : '');
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
      <output className="visually-hidden">{own}</output>
    </nav>
  );
}
