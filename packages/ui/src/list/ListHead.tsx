import { Checkbox } from '../core/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { isNumeric, type Column } from './declaration.ts';
import { cellWidth, dragWidth } from './layout/resize.ts';
import { messages } from './messages.ts';
import { directionOf, nextSort } from './sorting.ts';

interface ListHeadProps {
  readonly columns: readonly Column[];
  /** The effective sort: the chosen one, or the contract's default. */
  readonly sort: readonly string[];
  readonly chosenSort: readonly string[];
  readonly onSort: (sort: readonly string[]) => void;
  /** `undefined` resets the column to the width of its content. */
  readonly onResize: (field: string, pixels: number | undefined) => void;
  /** Absent when rows cannot be selected. */
  readonly page?:
    | {
        readonly checked: boolean;
        readonly some: boolean;
        readonly empty: boolean;
        readonly onChange: (on: boolean) => void;
      }
    | undefined;
  readonly hasActions: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: '▲', desc: '▼' } as const;

/** Column titles. A press sorts, Shift adds a second column, dragging the edge of a title changes the width. */
export function ListHead({ columns, sort, chosenSort, onSort, onResize, page, hasActions }: ListHeadProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  // The second sort key is not marked while the column of the first one is hidden.
  const [first] = sort;
  const shownSort = columns.some(({ field }) => first?.startsWith(`${field},`)) ? sort : [];
  return (
    <thead>
      <tr aria-rowindex={1}>
        {page && (
          <th className="list-select" scope="col">
            <Checkbox
              checked={page.checked}
              indeterminate={page.some && !page.checked}
              disabled={page.empty}
              aria-label={t('selectPage')}
              onChange={(event) => page.onChange(event.target.checked)}
            />
          </th>
        )}
        <th className="list-number" scope="col">
          {words('number')}
        </th>
        {columns.map((column, at) => {
          const direction = directionOf(shownSort, column.field);
          const title = text(column.title);
          const heading = column.short ? text(column.short) : title;
          return (
            <th
              key={column.field}
              scope="col"
              data-field={column.field}
              className={at === 0 ? 'list-first' : undefined}
              data-numeric={isNumeric(column.kind) || undefined}
              data-narrow={column.narrow}
              data-sized={column.chosenWidth ? true : undefined}
              style={cellWidth(column) ?? (column.width ? { minWidth: column.width, width: column.width } : undefined)}
              aria-sort={direction ? ariaSort[direction] : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className="list-sort"
                  title={t('sortBy', { title })}
                  onClick={(event) => onSort(nextSort(chosenSort, column.field, event.shiftKey))}
                >
                  {heading}
                  <span aria-hidden>{direction ? arrows[direction] : '↕'}</span>
                </button>
              ) : (
                <span title={column.short && title}>{heading}</span>
              )}
              {/* For the pointer only; the column chooser sets widths by keyboard. */}
              <span
                className="list-grip"
                aria-hidden
                onPointerDown={(event) => dragWidth(event, column, onResize)}
                onDoubleClick={() => onResize(column.field, undefined)}
              />
            </th>
          );
        })}
        {hasActions && (
          <th className="list-actions" scope="col">
            {words('action')}
          </th>
        )}
      </tr>
    </thead>
  );
}
