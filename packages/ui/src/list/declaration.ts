import type { Field } from '@console/contracts/core/fields';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import type { ReactNode } from 'react';

/** A row as the services answer it; its fields are read by name. */
export type Row = Pick<RecordFrame, 'secureId' | 'version'> & {
  readonly status?: string;
  readonly [field: string]: unknown;
};

/** A column, where the contract alone does not say enough. */
export interface ListColumn<R = Row> {
  readonly field: string;
  /** The title of the contract unless given. */
  readonly title?: Text;
  /** Pixels. */
  readonly width?: number;
  /** Shown only after it is chosen in the column chooser. */
  readonly hidden?: boolean;
  /** A cell of the module's own in place of the one for the field's kind. */
  readonly render?: { render(row: R): ReactNode }['render'];
}

/** A column with everything worked out. */
export interface Column extends ListColumn {
  readonly title: Text;
  readonly kind: CellKind;
  readonly sortable: boolean;
  /** Pixels that the viewer chose. */
  readonly chosenWidth?: number;
  readonly options?: Field['options'];
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

/** The columns of a list: those declared, else those of the contract; kind, title and sorting follow the contract. */
export function columnsOf(resource: Resource, declared?: readonly (string | ListColumn)[]): readonly Column[] {
  return (declared ?? fieldsShown(resource)).map((entry) => {
    const column: ListColumn = typeof entry === 'string' ? { field: entry } : entry;
    const field = resource.fields[column.field] ?? resource.derived[column.field];
    return {
      ...column,
      title: column.title ?? titleOf(resource, column.field),
      kind:
        (column.field === 'status' && resource.status ? 'status' : field?.kind) ?? frameKinds[column.field] ?? 'text',
      sortable: resource.list.sorts.includes(column.field),
      ...(field?.options ? { options: field.options } : {}),
    };
  });
}

/** A plain value as text; what has a shape of its own has none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Numbers stand right-aligned so that their digits meet. */
export const isNumeric = (kind: CellKind): boolean => kind === 'integer' || kind === 'decimal' || kind === 'money';
