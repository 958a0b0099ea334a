import { Checkbox } from '../core/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { isNumeric, type Column } from './declaration.ts';
import { cellWidth, dragWidth } from './layout/resize.ts';
import { messages } from './messages.ts';
import { directionOf, nextSort } from './sorting.ts';

interface ListHeadProps {
  readonly columns: readonly Column[];
  /** In force: what was chosen, else the default of the contract. */
  readonly sort: readonly string[];
  readonly chosenSort: readonly string[];
  readonly onSort: (sort: readonly string[]) => void;
  /** `undefined`: as wide as the content again. */
  readonly onResize: (field: string, pixels: number | undefined) => void;
  /** Absent: no row can be selected. */
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

const spoken = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: '▲', desc: '▼' } as const;

/** Titles of the columns; a press sorts, Shift adds a second column, and the edge of a title is dragged to another width. */
export function ListHead({ columns, sort, chosenSort, onSort, onResize, page, hasActions }: ListHeadProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  // Below a column that is not shown, the order by the next one cannot be seen.
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
          return (
            <th
              key={column.field}
              scope="col"
              className={at === 0 ? 'list-first' : undefined}
              data-numeric={isNumeric(column.kind) || undefined}
              data-sized={column.chosenWidth ? true : undefined}
              style={cellWidth(column) ?? (column.width ? { minWidth: column.width, width: column.width } : undefined)}
              aria-sort={direction ? spoken[direction] : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className="list-sort"
                  title={t('sortBy', { title })}
                  onClick={(event) => onSort(nextSort(chosenSort, column.field, event.shiftKey))}
                >
                  {title}
                  <span aria-hidden>{direction ? arrows[direction] : '↕'}</span>
                </button>
              ) : (
                title
              )}
              {/* For the pointer alone: by keyboard widths are set in the column chooser. */}
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
