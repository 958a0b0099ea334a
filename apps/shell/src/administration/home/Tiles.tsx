import { PageLink } from '@console/ui/navigation';
import type { SidebarLink } from '../../frame/sidebar/groups.ts';

/** Links to modules, named as in the menu. */
export const Tiles = ({ links }: { readonly links: readonly SidebarLink[] }) => (
  <ul className="tiles">
    {links.map(({ url, title }) => (
      <li key={url}>
        <PageLink to={url}>{title}</PageLink>
      </li>
    ))}
  </ul>
);
