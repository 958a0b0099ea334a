import { PageLink } from '@console/ui/navigation';
import { memo, useId, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon, menuIcon } from '../icons.tsx';
import type { SidebarMenu as Menu } from './groups.ts';

/** A link of the sidebar; the current one has exactly the class `active` (docs/model/specification.md#router). */
const SidebarLink = memo(function SidebarLink({
  url,
  title,
  icon,
  active,
  hint,
}: {
  readonly url: string;
  readonly title: string;
  readonly icon?: string | null;
  readonly active: boolean;
  /** Its title where only the icon is seen. */
  readonly hint?: string | undefined;
}) {
  return (
    <PageLink
      to={url}
      data-item
      title={hint}
      {...(active ? { className: 'active', 'aria-current': 'page' as const } : {})}
    >
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
  /** Where only icons are shown: opens the links beside the icon, or closes them. */
  readonly onFlyout?: ((key: string | null) => void) | undefined;
}

/** Pointer and focus open the links of an icon beside it, and close them when they leave. */
const flyoutEvents = (key: string, show: (key: string | null) => void) => ({
  onPointerEnter: () => show(key),
  onPointerLeave: () => show(null),
  onFocus: () => show(key),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) show(null);
  },
  onKeyDown: ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') show(null);
  },
});

/** Beside its icon, within the window; the scrolling sidebar would cut a list placed by the icon. */
function placeBeside(list: HTMLUListElement | null): void {
  const icon = list?.parentElement?.getBoundingClientRect();
  if (!list || !icon) return;
  const top = Math.max(0, Math.min(icon.top, window.innerHeight - list.offsetHeight - 8));
  list.style.setProperty('--flyout-top', `${top}px`);
}

/** One entry of the sidebar. The links of a closed menu are not rendered. */
export const SidebarMenu = memo(function SidebarMenu({ menu, open, active, onToggle, onFlyout }: SidebarMenuProps) {
  const id = useId();
  if (menu.url !== null)
    return (
      <li>
        <SidebarLink
          url={menu.url}
          title={menu.title}
          icon={menu.icon}
          active={active === menu.url}
          hint={onFlyout && menu.title}
        />
      </li>
    );
  return (
    // The events are those of the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li data-current={active !== undefined || undefined} {...(onFlyout ? flyoutEvents(menu.key, onFlyout) : {})}>
      <button
        type="button"
        data-item
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (onFlyout ? onFlyout(menu.key) : onToggle(menu.key))}
      >
        <Icon name={menuIcon(menu.icon)} />
        <span>{menu.title}</span>
        <Icon name="chevron" />
      </button>
      {open && (
        <ul id={id} ref={onFlyout && placeBeside} data-title={onFlyout && menu.title}>
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
