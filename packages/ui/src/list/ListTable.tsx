import { Fragment, memo, type KeyboardEvent, type RefObject } from 'react';
import { common, useMessages } from '../messages/index.ts';
import type { Column, Row } from './declaration.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow, type RowHandlers } from './ListRow.tsx';
import { SkeletonRows } from './ListContents.tsx';
import type { RowGroups } from './props.ts';
import { tableWidths } from './layout/resize.ts';
import { isSelected, type SelectionControl } from './selection.ts';

interface ListTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly loading: boolean;
  /** Rows of the whole list; -1 when the services stopped counting. */
  readonly total: number;
  /** Index of the first row in the whole list, from 0. */
  readonly offset: number;
  readonly size: number;
  readonly sort: readonly string[];
  readonly chosenSort: readonly string[];
  readonly onSort: (sort: readonly string[]) => void;
  readonly onResize: (field: string, pixels: number | undefined) => void;
  /** Absent when rows cannot be selected. */
  readonly selection: SelectionControl | undefined;
  readonly refusals: ReadonlyMap<string, string>;
  readonly hasActions: boolean;
  readonly groups: RowGroups | undefined;
  readonly handlers: RowHandlers;
  readonly active: number;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A plain table: antd's adds 43 kB (brotli) to every list. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const {
    caption,
    columns,
    rows,
    loading,
    total,
    offset,
    size,
    sort,
    chosenSort,
    onSort,
    onResize,
    selection,
    refusals,
    hasActions,
    groups,
    handlers,
    active,
    body,
    onKeyDown,
  } = props;
  const words = useMessages(common);
  const checked = rows.filter((row) => selection && isSelected(selection.selection, row)).length;
  const page = selection && {
    checked: rows.length > 0 && checked === rows.length,
    some: checked > 0,
    empty: rows.length === 0,
    onChange: (on: boolean) => selection.select(rows, on),
  };
  const grouped = groups?.sorts.includes(sort[0]?.split(',')[0] ?? '') ? groups : undefined;
  const begins = (row: Row, before: Row | undefined) => grouped && (!before || grouped.of(row) !== grouped.of(before));
  const cells = columns.length + 1 + (selection ? 1 : 0) + (hasActions ? 1 : 0);
  return (
    <table style={tableWidths(columns)} aria-rowcount={total < 0 ? -1 : total + 1} aria-busy={loading}>
      <caption className="visually-hidden">{caption}</caption>
      <ListHead
        columns={columns}
        sort={sort}
        chosenSort={chosenSort}
        onSort={onSort}
        onResize={onResize}
        page={page}
        hasActions={hasActions}
      />
      {loading ? (
        <SkeletonRows rows={size} cells={cells} label={words('loading')} />
      ) : (
        // The handler is for keys on the rows, which take the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row, index) => (
            <Fragment key={row.secureId}>
              {begins(row, rows[index - 1]) && (
                <tr className="list-group">
                  <th scope="rowgroup" colSpan={cells}>
                    {grouped?.heading(row)}
                  </th>
                </tr>
              )}
              <ListRow
                row={row}
                index={index}
                number={offset + index + 1}
                columns={columns}
                selectable={selection !== undefined}
                selected={selection !== undefined && isSelected(selection.selection, row)}
                active={index === active}
                refusal={refusals.get(row.secureId)}
                hasActions={hasActions}
                handlers={handlers}
              />
            </Fragment>
          ))}
        </tbody>
      )}
    </table>
  );
});
