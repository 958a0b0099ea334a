import { memo, type DragEvent, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { Checkbox, MenuButton, type MenuItem } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { Cell } from './Cell.tsx';
import { isNumeric, isUnbroken, type Column, type Row } from './declaration.ts';
import { cellWidth } from './layout/resize.ts';
import { messages } from './messages.ts';

/** Callbacks of rows; one stable object for all rows, so that a row renders again only when its own props change. */
export interface RowHandlers {
  readonly label: (row: Row) => string;
  readonly path: ((row: Row) => string) | undefined;
  /** Whether a press on a row opens something. */
  readonly opens: boolean;
  /** A press on the row beside its controls. */
  readonly press: (row: Row) => void;
  readonly toggle: (row: Row) => void;
  /** Selects all rows up to this one. */
  readonly toggleTo: (row: Row) => void;
  readonly activate: (index: number) => void;
  readonly items: (row: Row) => readonly MenuItem[];
  readonly drag?:
    | { readonly start: (index: number) => void; readonly over: (index: number) => void; readonly end: () => void }
    | undefined;
}

interface ListRowProps {
  readonly row: Row;
  /** Index on the page, from 0. */
  readonly index: number;
  /** Position in the whole list, from 1. */
  readonly number: number;
  readonly columns: readonly Column[];
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly active: boolean;
  /** Why the last bulk change refused this row. */
  readonly refusal: string | undefined;
  readonly hasActions: boolean;
  readonly handlers: RowHandlers;
}

/** Below a value nothing says that there is nothing. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** True for clicks on a control and clicks that end a text selection; they do not open the row. */
const isOnControl = (event: MouseEvent) =>
  (event.target as Element).closest('a,button,input,label') !== null || getSelection()?.isCollapsed === false;

export const ListRow = memo(function ListRow({
  row,
  index,
  number,
  columns,
  selectable,
  selected,
  active,
  refusal,
  hasActions,
  handlers,
}: ListRowProps) {
  const t = useMessages(messages);
  const text = useText();
  const { label, path, opens, press, toggle, toggleTo, activate, items, drag } = handlers;
  const name = label(row);
  const to = path?.(row);
  const entries = hasActions ? items(row) : [];
  const dragging = drag && {
    draggable: true,
    onDragStart: () => drag.start(index),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      drag.over(index);
    },
    onDragEnd: drag.end,
  };
  return (
    <tr
      {...dragging}
      aria-rowindex={number + 1}
      tabIndex={active ? 0 : -1}
      data-index={index}
      data-selected={selected || undefined}
      data-refused={refusal ? true : undefined}
      data-opens={opens || undefined}
      onFocus={() => activate(index)}
      onClick={(event) => {
        if (opens && !drag && !isOnControl(event)) press(row);
      }}
    >
      {selectable && (
        <td className="list-select">
          <Checkbox
            checked={selected}
            tabIndex={-1}
            aria-label={t('selectRow', { name })}
            onChange={({ nativeEvent }) =>
              (nativeEvent as unknown as MouseEvent).shiftKey ? toggleTo(row) : toggle(row)
            }
          />
        </td>
      )}
      <td className="list-number">{formatNumber(number)}</td>
      {columns.map((column, at) => (
        <td
          key={column.field}
          className={at === 0 ? 'list-first' : undefined}
          data-numeric={isNumeric(column.kind) || undefined}
          data-narrow={column.narrow}
          data-unbroken={isUnbroken(column) || undefined}
          data-title={text(column.short ?? column.title)}
          style={cellWidth(column)}
        >
          <div className="list-cell">
            {at === 0 && to ? (
              <Link to={to} tabIndex={-1}>
                <Cell column={column} row={row} />
              </Link>
            ) : (
              <Cell column={column} row={row} />
            )}
          </div>
          {column.below && !isEmpty(row[column.below.field]) && (
            <div className="list-second">
              <Cell column={column.below} row={row} />
            </div>
          )}
          {at === 0 && refusal && <span className="list-refusal">{t('refused', { cause: refusal })}</span>}
        </td>
      ))}
      {hasActions && (
        <td className="list-actions">
          {entries.length > 0 && (
            <MenuButton
              variant="quiet"
              tabIndex={active ? 0 : -1}
              aria-label={t('rowActions', { name })}
              trigger="⋮"
              items={entries}
            />
          )}
        </td>
      )}
    </tr>
  );
});
