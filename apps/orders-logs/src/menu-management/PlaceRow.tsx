import { menus, subMenus, type MenuNode, type SubMenuNode } from '@console/contracts/orders-logs/menu-management';
import { useCan } from '@console/auth';
import { MenuButton, type MenuItem } from '@console/ui/core';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { StatusTag } from '@console/ui/status';
import { useNavigate } from 'react-router';
import { NamedIcon } from './fields.tsx';
import { messages } from './messages.ts';
import { menuPaths, subMenuPaths } from './paths.ts';
import { useSwitch } from './use-switch.ts';

interface PlaceRowProps {
  readonly node: MenuNode | SubMenuNode;
  /** The menu of a sub-menu. */
  readonly parent: MenuNode | undefined;
  /** Whether its sub-menus are shown; undefined if it has none. */
  readonly opened: boolean | undefined;
  /** The row in the tab order. */
  readonly tabbable: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
  /** Undefined when the order may not be changed. */
  readonly move: { readonly up: (() => void) | undefined; readonly down: (() => void) | undefined } | undefined;
  readonly drag: {
    readonly start: () => void;
    /** Whether what is dragged may be dropped here. */ readonly over: () => boolean;
    readonly end: () => void;
  };
}

/** One menu or sub-menu of the arrangement. */
export function PlaceRow({ node, parent, opened, tabbable, onFocus, onOpen, move, drag }: PlaceRowProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const can = useCan(menus.privilege);
  const navigate = useNavigate();
  const turn = useSwitch(parent ? subMenus : menus);
  const paths = parent ? subMenuPaths : menuPaths;
  const { secureId, name, description, url, icon, status } = node;
  const isMenu = 'subMenus' in node;
  const entries: readonly (MenuItem | false)[] = [
    { key: 'view', title: words('view'), run: () => void navigate(paths.detail(node)) },
    can('update') && { key: 'update', title: words('update'), run: () => void navigate(paths.update(node)) },
    can('create') &&
      isMenu &&
      url === null && {
        key: 'add',
        title: t('addSubMenu'),
        run: () => void navigate(subMenuPaths.createBelow(secureId)),
      },
    move?.up !== undefined && { key: 'up', title: t('up'), run: move.up },
    move?.down !== undefined && { key: 'down', title: t('down'), run: move.down },
    can('status') && {
      key: 'status',
      title: status === 'active' ? words('deactivate') : words('activate'),
      danger: status === 'active',
      run: () => turn(node),
    },
  ];
  return (
    <tr
      tabIndex={tabbable ? 0 : -1}
      aria-level={parent ? 2 : 1}
      aria-expanded={opened}
      data-level={parent ? 2 : 1}
      data-off={status === 'inactive' || parent?.status === 'inactive' || undefined}
      draggable={move !== undefined}
      onFocus={onFocus}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag.start();
      }}
      onDragOver={(event) => {
        if (drag.over()) event.preventDefault();
      }}
      onDragEnd={drag.end}
      onKeyDown={(event) => {
        if (!event.altKey || event.target !== event.currentTarget) return;
        const go = event.key === 'ArrowUp' ? move?.up : event.key === 'ArrowDown' ? move?.down : undefined;
        if (!go) return;
        event.preventDefault();
        go();
      }}
    >
      <td>
        <span className="arrangement-name">
          {opened === undefined ? (
            <span className="arrangement-mark" aria-hidden="true">
              {parent ? '' : '·'}
            </span>
          ) : (
            <button
              type="button"
              className="arrangement-mark"
              tabIndex={-1}
              aria-label={t(opened ? 'close' : 'open', { name })}
              onClick={onOpen}
            >
              {opened ? '▾' : '▸'}
            </button>
          )}
          <PageLink to={paths.detail(node)} tabIndex={-1}>
            {name}
          </PageLink>
          {isMenu && url === null && node.subMenus.length === 0 && <small>{t('noSubMenus')}</small>}
          {!isMenu && node.linkOnly && <small>{t('linkOnly')}</small>}
        </span>
      </td>
      <td>{description ?? '-'}</td>
      <td>{url ?? '-'}</td>
      <td>
        <NamedIcon icon={icon} />
      </td>
      <td>
        <StatusTag status={status} />
      </td>
      <td className="place-actions">
        <MenuButton
          variant="quiet"
          trigger="⋮"
          aria-label={t('actions', { name })}
          items={entries.filter((entry) => entry !== false)}
        />
      </td>
    </tr>
  );
}
