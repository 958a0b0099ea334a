import type { Field, FieldKind } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { snakeCase } from './snake-case.ts';

/** How a kind of field is stored: the column type in SQL, and in the interface of the table. */
const types: Readonly<Record<Exclude<FieldKind, 'pasted' | 'conditions'>, readonly [sql: string, typescript: string]>> =
  {
    text: ['text', 'string'],
    paragraph: ['text', 'string'],
    richText: ['text', 'string'],
    tags: ['text[]', 'string[]'],
    code: ['text', 'string'],
    digits: ['text', 'string'],
    phone: ['text', 'string'],
    card: ['text', 'string'],
    integer: ['integer', 'number'],
    decimal: ['numeric', 'number'],
    percent: ['numeric(7,4)', 'string'],
    money: ['bigint', 'number'],
    flag: ['boolean', 'boolean'],
    choice: ['text', 'string'],
    choices: ['text[]', 'string[]'],
    date: ['date', 'string'],
    instant: ['timestamptz(3)', 'Instant'],
    reference: ['uuid', 'string'],
    references: ['uuid[]', 'string[]'],
    image: ['uuid', 'string'],
    object: ['jsonb', 'unknown'],
  };

/** A column as the first migration of a module declares it. */
export interface DraftColumn {
  readonly name: string;
  readonly sql: string;
  readonly typescript: string;
  readonly required: boolean;
  /** Condition of the column's check. */
  readonly check?: string;
  /** Table of the foreign key. */
  readonly references?: string;
  /** A personal number: `<name>_encrypted` and `<name>_hash` are stored in its place (ADR 8). */
  readonly isProtected?: true;
}

/** Personal data that a copy of the database must not show; names and addresses of people are no numbers. */
const numbers: ReadonlySet<Field['personal']> = new Set(['phone', 'nik', 'npwp', 'card', 'account']);

/** Whether a field holds a personal number, which lies encrypted. */
export const isPersonalNumber = ({ personal }: Field): boolean => numbers.has(personal);

const literals = ({ options = [] }: Field) => options.map(({ value }) => `'${value.replaceAll("'", "''")}'`).join(', ');

function checkOf(name: string, field: Field): string | undefined {
  if (field.kind === 'choice') return `${name} in (${literals(field)})`;
  if (field.kind === 'choices') return `${name} <@ array[${literals(field)}]`;
  if (field.kind !== 'integer' && field.kind !== 'money') return undefined;
  return `${name} between ${field.minimum ?? 0} and ${field.maximum ?? Number.MAX_SAFE_INTEGER}`;
}

/**
 * The columns that the fields of a contract need, besides those of every record. The same on both databases.
 * @param tableOf the table of a module that a field refers to; none: no foreign key
 * @example
 * draftColumns(mras, (module) => (module === 'regions' ? 'region' : undefined))[0]?.name; // 'mra_code'
 */
export const draftColumns = (
  { fields }: Pick<Resource, 'fields'>,
  tableOf: (module: string) => string | undefined,
): DraftColumn[] =>
  Object.entries<Field>(fields).map(([field, declared]) => {
    const name = snakeCase(field);
    const [sql, typescript] = types[declared.kind as keyof typeof types];
    const check = checkOf(name, declared);
    const references = declared.kind === 'reference' && declared.target ? tableOf(declared.target.module) : undefined;
    return {
      name,
      sql,
      typescript,
      required: declared.required,
      ...(check ? { check } : {}),
      ...(references ? { references } : {}),
      ...(isPersonalNumber(declared) ? { isProtected: true as const } : {}),
    };
  });

const nullable = (required: boolean): string => (required ? ' not null' : '');
const columnSql = ({ name, sql, required, check, references, isProtected }: DraftColumn): string => {
  if (isProtected)
    return [`${name}_encrypted text`, `${name}_hash text`].map((each) => each + nullable(required)).join(', ');
  return [
    `${name} ${sql}`,
    ...(required ? ['not null'] : []),
    ...(references ? [`references ${references}`] : []),
    ...(check ? [`check (${check})`] : []),
  ].join(' ');
};

/** Text is unique whatever its case, a personal number by its hash. */
const uniqueKey = ({ name, sql, isProtected }: DraftColumn): string =>
  isProtected ? `${name}_hash` : sql === 'text' ? `lower(${name})` : name;

/**
 * The statements of a first migration: the table, the index of every unique field, the index of the list's order and of
 * every reference. `{recordColumns}` stands for the columns of every record.
 * @example
 * draftStatements('kiosk', kiosks, () => undefined)[0]; // create table kiosk ({recordColumns}, code text not null, …
 */
export function draftStatements(
  table: string,
  resource: Pick<Resource, 'fields' | 'status' | 'list'>,
  tableOf: (module: string) => string | undefined,
): string[] {
  const columns = draftColumns(resource, tableOf);
  const named = new Map(columns.map((column) => [column.name, column]));
  const status = resource.status
    ? ["status text not null default 'active' check (status in ('active', 'inactive'))"]
    : [];
  const unique = Object.keys(resource.fields).filter((name) => resource.fields[name]?.unique);
  const order = resource.list.defaultSort
    .map((sort) => snakeCase(sort.split(',')[0] ?? ''))
    .filter((name) => named.has(name));
  const live = '\n      where deleted_at is null';
  return [
    `create table ${table} ({recordColumns},\n      ${[...columns.map(columnSql), ...status].join(',\n      ')})`,
    ...unique.map((name) => {
      const column = named.get(snakeCase(name))!;
      const index = column.isProtected ? `${column.name}_hash_key` : `${column.name}_key`;
      return `create unique index ${table}_${index} on ${table} (${uniqueKey(column)})${live}`;
    }),
    ...(order.length > 0 ? [`create index ${table}_list on ${table} (${[...order, 'id'].join(', ')})${live}`] : []),
    ...columns
      .filter(({ references }) => references)
      .map(({ name }) => `create index ${table}_by_${name} on ${table} (${name})${live}`),
  ];
}
