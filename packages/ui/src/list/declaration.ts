import { isNumeric, type Field } from '@console/contracts/core/fields';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import type { ReactNode } from 'react';

/** A row as the services answer it; fields are read by name. */
export type Row = Pick<RecordFrame, 'secureId' | 'version'> & {
  readonly status?: string;
  readonly [field: string]: unknown;
};

/** Names of what a row holds. */
export type NameIn<R> = keyof R & string;

/** A column that needs more than the contract says. */
export interface ListColumn<R = Row> {
  readonly field: NameIn<R>;
  /** Default: the title of the contract. */
  readonly title?: Text;
  /** Heading of the column where the title is too long for it; the title is its tooltip. */
  readonly short?: Text;
  /** Field shown on a second line of the cell, e.g. the number below a name; not while it has its own column. */
  readonly second?: NameIn<R>;
  /** Pixels. */
  readonly width?: number;
  /** Hidden until it is chosen in the column chooser. */
  readonly hidden?: boolean;
  /** The module's own cell, instead of the one for the field's kind. */
  readonly render?: { render(row: R): ReactNode }['render'];
}

/** A column with all defaults resolved. */
export interface Column extends ListColumn {
  readonly title: Text;
  readonly kind: CellKind;
  readonly sortable: boolean;
  /** Width in pixels that the person chose. */
  readonly chosenWidth?: number;
  readonly options?: Field['options'];
  readonly numbered?: Field['numbered'];
  readonly grouped?: Field['grouped'];
  readonly sheet?: Field['sheet'];
  readonly emptyMeans?: Field['emptyMeans'];
  readonly below?: Column;
  /** Shown however little room there is: who works on a record of a queue. */
  readonly stays?: boolean;
  /** Part of what names the record. */
  readonly named?: boolean;
  /** A long text that gives room to figures: as narrow as it may be, cut with an ellipsis. */
  readonly narrow?: boolean;
}

export type CellKind = Field['kind'] | 'status';

const frameKinds: Readonly<Record<string, CellKind>> = {
  createdAt: 'instant',
  updatedAt: 'instant',
  version: 'integer',
  status: 'status',
};

function fieldsShown(resource: Resource): readonly string[] {
  const names = resource.list.columns ?? Object.keys(resource.fields);
  return resource.status && !names.includes('status') ? [...names, 'status'] : names;
}

/** Fields that name who works on a record of a queue. */
const assigneesOf = ({ queues }: Resource): ReadonlySet<string | undefined> =>
  new Set(Object.values(queues).map(({ assignee }) => assignee));

const namesOf = ({ label }: Resource): readonly string[] => (typeof label === 'string' ? [label] : (label ?? []));

function columnOf(resource: Resource, column: ListColumn): Column {
  const field = resource.fields[column.field] ?? resource.derived[column.field];
  return {
    ...column,
    title: column.title ?? titleOf(resource, column.field),
    kind: (column.field === 'status' && resource.status ? 'status' : field?.kind) ?? frameKinds[column.field] ?? 'text',
    sortable: resource.list.sorts.includes(column.field),
    ...(field?.options ? { options: field.options } : {}),
    ...(field?.numbered ? { numbered: field.numbered } : {}),
    ...(field?.sheet ? { sheet: field.sheet } : {}),
    ...(field?.grouped === false ? { grouped: false } : {}),
    ...(field?.emptyMeans ? { emptyMeans: field.emptyMeans } : {}),
    ...(assigneesOf(resource).has(column.field) ? { stays: true } : {}),
    ...(namesOf(resource).includes(column.field) ? { named: true } : {}),
    ...(column.second === undefined ? {} : { below: columnOf(resource, { field: column.second }) }),
  };
}

/** The given columns, or those of the contract; kind, title and sorting follow the contract. */
export const columnsOf = (resource: Resource, declared?: readonly (string | ListColumn)[]): readonly Column[] =>
  (declared ?? fieldsShown(resource)).map((entry) =>
    columnOf(resource, typeof entry === 'string' ? { field: entry } : entry),
  );

/** Kinds whose values are read as one word, so that they are never broken. */
const unbroken: ReadonlySet<CellKind> = new Set(['code', 'digits', 'card', 'date', 'status']);

/** Whether the values of a column stay on one line. */
export const isUnbroken = ({ kind }: Column): boolean => unbroken.has(kind) || isNumeric(kind);

/** A string, number or boolean as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** `isNumeric`: true for kinds whose cells are right-aligned, so that digits line up. */
export { isNumeric };
