import type { Field, Fields } from '@console/contracts/core/fields';
import type { ReactNode } from 'react';
import { useDebounced } from '../core/index.ts';
import { useLabels, type Labels } from './use-labels.ts';

type Row = Readonly<Record<string, unknown>>;
/** The code and name of a record; `undefined` while it is read, and of a code that nothing has. */
export type NameOfCode = (field: Field, row: Row, code: unknown) => string | undefined;

/** The list of values that the code of a row is chosen from. */
export function listOfCode({ codeFrom }: Field, row: Row | undefined): string | undefined {
  if (codeFrom?.by === undefined) return codeFrom?.list;
  const kind = row?.[codeFrom.by];
  return typeof kind === 'string' ? codeFrom.lists[kind] : undefined;
}

const listsOf = ({ codeFrom }: Field): readonly string[] =>
  codeFrom === undefined ? [] : codeFrom.by === undefined ? [codeFrom.list] : Object.values(codeFrom.lists);

interface Wanted {
  readonly list: string;
  readonly codes: readonly string[];
}

/** All lists of the columns, so that their number stays, with the codes of the rows. */
const wantedIn = (columns: Fields, rows: readonly Row[]): Wanted[] =>
  Object.entries(columns).flatMap(([name, field]) =>
    listsOf(field).map((list) => {
      const codes = rows.filter((row) => listOfCode(field, row) === list).map((row) => row[name]);
      return { list, codes: [...new Set(codes.filter((code) => typeof code === 'string' && code !== ''))] as string[] };
    }),
  );

interface NamedProps {
  readonly wanted: readonly Wanted[];
  readonly known: ReadonlyMap<string, Labels>;
  readonly children: (labels: ReadonlyMap<string, Labels>) => ReactNode;
}

const divider = '\n';

/** Reads one list, and the others below it: each with one call for all its codes. */
function Named({ wanted: [first, ...rest], known, children }: NamedProps) {
  const { list, codes } = first!;
  const settled = useDebounced(codes.join(divider));
  const labels = useLabels(list, settled === '' ? [] : settled.split(divider), 'code');
  const all = new Map([...known, [list, labels] as const]);
  return rest.length === 0 ? (
    children(all)
  ) : (
    <Named wanted={rest} known={all}>
      {children}
    </Named>
  );
}

const nothing: ReadonlyMap<string, Labels> = new Map();

interface CodeNamesProps {
  readonly columns: Fields;
  readonly rows: readonly Row[];
  readonly children: (nameOf: NameOfCode) => ReactNode;
}

/**
 * Hands on the names of the records whose codes stand in rows, where a column says its lists (`codeFrom`).
 * @example
 * <CodeNames columns={rule.columns} rows={rows}>
 *   {(nameOf) => rows.map((row) => nameOf(field, row, row.code))}
 * </CodeNames>
 */
export function CodeNames({ columns, rows, children }: CodeNamesProps) {
  const wanted = wantedIn(columns, rows);
  if (wanted.length === 0) return children(() => undefined);
  return (
    <Named wanted={wanted} known={nothing}>
      {(labels) => children((field, row, code) => labels.get(listOfCode(field, row) ?? '')?.get(String(code)))}
    </Named>
  );
}
