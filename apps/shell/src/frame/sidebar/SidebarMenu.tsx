import { PageLink } from '@console/ui/navigation';
import { memo, useId } from 'react';
import { Icon, menuIcon } from '../icons.tsx';
import type { SidebarMenu as Menu } from './groups.ts';

/** A link of the sidebar; the current one has exactly the class `active` (docs/model/specification.md#router). */
const SidebarLink = memo(function SidebarLink({
  url,
  title,
  icon,
  active,
}: {
  readonly url: string;
  readonly title: string;
  readonly icon?: string | null;
  readonly active: boolean;
}) {
  return (
    <PageLink to={url} data-item {...(active ? { className: 'active', 'aria-current': 'page' as const } : {})}>
      {icon !== undefined && <Icon name={menuIcon(icon)} />}
      <span>{title}</span>
    </PageLink>
  );
});

export interface SidebarMenuProps {
  readonly menu: Menu;
  readonly open: boolean;
  /** Address of the active link, if it is in this menu. */
  readonly active: string | undefined;
  readonly onToggle: (key: string) => void;
}

/** One entry of the sidebar. The links of a closed menu are not rendered. */
export const SidebarMenu = memo(function SidebarMenu({ menu, open, active, onToggle }: SidebarMenuProps) {
  const id = useId();
  if (menu.url !== null)
    return (
      <li>
        <SidebarLink url={menu.url} title={menu.title} icon={menu.icon} active={active === menu.url} />
      </li>
    );
  return (
    <li>
      <button
        type="button"
        data-item
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(menu.key)}
      >
        <Icon name={menuIcon(menu.icon)} />
        <span>{menu.title}</span>
        <Icon name="chevron" />
      </button>
      {open && (
        <ul id={id}>
          {menu.links.map((link) => (
            <li key={link.url}>
              <SidebarLink url={link.url} title={link.title} active={active === link.url} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
