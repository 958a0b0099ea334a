import type { MenuNode, SubMenuNode } from '@console/contracts/orders-logs/menu-management';
import { useMessages } from '@console/ui/messages';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { MenuIcon } from './MenuIcon.tsx';
import { messages } from './messages.ts';

interface PreviewProps {
  readonly groups: readonly {
    readonly key: string;
    readonly title: string;
    readonly menus: readonly (Omit<MenuNode, 'subMenus'> & { readonly subMenus: readonly SubMenuNode[] })[];
  }[];
}

/** Preview of the sidebar in the new order, for a user with every privilege. */
export function Preview({ groups }: PreviewProps) {
  const t = useMessages(messages);
  const table = useRouteTable();
  const shown = ({ url, status }: { readonly url: string | null; readonly status: string }) =>
    status === 'active' && url !== null && routeAt(table, url) !== undefined;
  const seen = groups
    .map((group) => ({
      ...group,
      menus: group.menus
        .map((menu) => ({ ...menu, links: menu.status === 'active' ? menu.subMenus.filter(shown) : [] }))
        .filter((menu) => shown(menu) || menu.links.length > 0),
    }))
    .filter((group) => group.menus.length > 0);
  return (
    <aside className="panel preview" aria-labelledby="menu-preview">
      <h2 id="menu-preview">{t('preview')}</h2>
      <p className="arrangement-keys">{t('previewNote')}</p>
      {seen.map((group) => (
        <section key={group.key} aria-label={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.menus.map((menu) => (
              <li key={menu.secureId}>
                <span className="preview-menu">
                  <MenuIcon name={menu.icon} />
                  {menu.name}
                </span>
                {menu.links.length > 0 && (
                  <ul>
                    {menu.links.map((link) => (
                      <li key={link.secureId}>{link.name}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
