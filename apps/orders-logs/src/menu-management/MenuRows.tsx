import { titleOf } from '@console/contracts/core/titles';
import { menus, type MenuNode, type SubMenuNode } from '@console/contracts/orders-logs/menu-management';
import { useCan } from '@console/auth';
import { common, useMessages, useText } from '@console/ui/messages';
import { useRef, useState, type KeyboardEvent } from 'react';
import { messages } from './messages.ts';
import { PlaceRow } from './PlaceRow.tsx';
import type { Arranging } from './use-arrangement.ts';

interface MenuRowsProps {
  readonly title: string;
  readonly header: string;
  readonly rows: readonly MenuNode[];
  readonly arranging: Arranging;
  /** Announces a move to screen readers. */
  readonly announce: (text: string) => void;
}

const columns = ['name', 'description', 'url', 'icon', 'status'];
type Dragged = { readonly group: string; readonly secureId: string } | null;

/** Up and down move between the rows of a table; left and right close and open them. */
function onKey(event: KeyboardEvent<HTMLTableElement>): void {
  const row = (event.target as HTMLElement).closest('tr');
  if (!row || event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr')];
  const at = rows.indexOf(row);
  const opens = row.getAttribute('aria-expanded');
  if (event.key === 'ArrowDown') rows[at + 1]?.focus();
  else if (event.key === 'ArrowUp') rows[at - 1]?.focus();
  else if (event.key === 'Home') rows[0]?.focus();
  else if (event.key === 'End') rows.at(-1)?.focus();
  else if ((event.key === 'ArrowRight' && opens === 'false') || (event.key === 'ArrowLeft' && opens === 'true'))
    row.querySelector<HTMLElement>('.arrangement-mark')?.click();
  else if (event.key === 'Enter') row.querySelector<HTMLElement>('a')?.click();
  else return;
  event.preventDefault();
}

/** The menus of one header as rows that open to their sub-menus. */
export function MenuRows({ title, header, rows, arranging, announce: onTold }: MenuRowsProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(menus.privilege);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState<string>();
  const dragged = useRef<Dragged>(null);
  const place = (
    group: string,
    node: MenuNode | SubMenuNode,
    index: number,
    neighbours: readonly { readonly secureId: string }[],
    parent?: MenuNode,
  ) => {
    const { secureId, name } = node;
    const move = (by: number) => {
      const position = arranging.move(group, secureId, by);
      if (position !== null) onTold(t('moved', { name, position }));
    };
    const subMenus = 'subMenus' in node ? node.subMenus : [];
    const opened = open.includes(secureId);
    return (
      <PlaceRow
        key={secureId}
        node={node}
        parent={parent}
        opened={subMenus.length > 0 ? opened : undefined}
        tabbable={current === undefined ? !parent && index === 0 : current === secureId}
        onFocus={() => setCurrent(secureId)}
        onOpen={() => setOpen(opened ? open.filter((id) => id !== secureId) : [...open, secureId])}
        move={
          can('update')
            ? {
                up: index > 0 ? () => move(-1) : undefined,
                down: index < neighbours.length - 1 ? () => move(1) : undefined,
              }
            : undefined
        }
        drag={{
          start: () => {
            dragged.current = { group, secureId };
          },
          over: () => {
            const held = dragged.current;
            if (!held || held.group !== group || held.secureId === secureId) return false;
            arranging.move(group, held.secureId, index - neighbours.findIndex((row) => row.secureId === held.secureId));
            return true;
          },
          end: () => {
            dragged.current = null;
          },
        }}
      />
    );
  };
  return (
    <div className="arrangement-scroll">
      {/* The rows take the focus; their keys are handled here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
          jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table className="arrangement-table" role="treegrid" aria-label={title} onKeyDown={onKey}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {text(titleOf(menus, name))}
              </th>
            ))}
            <th scope="col">{words('action')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((menu, index) => [
            place(header, menu, index, rows),
            ...(open.includes(menu.secureId)
              ? menu.subMenus.map((subMenu, below) => place(menu.secureId, subMenu, below, menu.subMenus, menu))
              : []),
          ])}
        </tbody>
      </table>
    </div>
  );
}
