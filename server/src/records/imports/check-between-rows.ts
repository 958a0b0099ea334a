import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ImportHandler } from './handler.ts';
import { unsharedOf } from './unshared.ts';

/** Maximum number of row numbers in a message. */
const named = 10;

/** The columns joined as one text; null when one of them is blank. */
const textOf = (columns: readonly string[]): RawBuilder<string | null> =>
  sql.join(
    columns.map((name) => sql`(values->>${name}::text)`),
    sql` || chr(31) || `,
  ) as RawBuilder<string | null>;

/** The same where blank cells are a value among the others. */
const textOrBlank = (columns: readonly string[]): RawBuilder<string | null> =>
  sql.join(
    columns.map((name) => sql`coalesce(values->>${name}::text, '')`),
    sql` || chr(31) || `,
  ) as RawBuilder<string | null>;

interface Grouping {
  readonly code: string;
  /** Column of the fault. */
  readonly column: string | null;
  /** Rows with the same key form a group. */
  readonly key: RawBuilder<string | null>;
  /** Whether the rows of a group are faulty together; or the ranges by which two rows of a group are. */
  readonly wrong: RawBuilder<unknown> | { readonly ranges: readonly RawBuilder<unknown>[] };
}

const cell = (name: string, type: 'bigint' | 'date') => sql`(values->>${name}::text)::${sql.raw(type)}`;

/** The ranges of a row, in SQL. Rows with faults of their own have none: their cells may be no numbers and no days. */
const rangesOf = ({ bands, period }: NonNullable<ImportHandler['apart']>): RawBuilder<unknown>[] => [
  ...bands.map(([from, to]) => sql`int8range(${cell(from, 'bigint')}, ${cell(to, 'bigint')}, '[]')`),
  sql`daterange(${cell(period[0], 'date')}, ${cell(period[1], 'date')}, '[]')`,
];

/** Faults between the rows of a file: columns that must agree, rows with the same key, and rows that intersect. */
const groupingsOf = (handler: ImportHandler): readonly Grouping[] => [
  ...(handler.agree ?? []).map(({ per, columns, code }) => ({
    code,
    column: null,
    key: textOf(per),
    wrong: sql`count(distinct ${textOf(columns)}) > 1`,
  })),
  ...(handler.single ?? []).map(({ per, where, code }) => ({
    code,
    column: where.column,
    key: sql<string | null>`case when (values->>${where.column}::text) = ${where.value} then ${textOf(per)} end`,
    wrong: sql`count(*) > 1`,
  })),
  { code: 'DUPLICATE_IN_FILE', column: null, key: sql<string | null>`key_text`, wrong: sql`count(*) > 1` },
  ...unsharedOf(handler.definition).map((column) => ({
    code: 'DUPLICATE_IN_FILE',
    column,
    key: sql<string | null>`(unshared->>${column}::text)`,
    wrong: sql`count(*) > 1`,
  })),
  ...[handler.apart ?? []].flat().map((apart) => ({
    code: 'OVERLAP_IN_FILE',
    column: null,
    key: textOrBlank(apart.per),
    wrong: { ranges: rangesOf(apart) },
  })),
];

/** Groups of a row, in the order of the handler's groupings; null where it belongs to none. */
export type Groups = readonly (string | null)[];

/** The current groups of rows, each once. */
export async function groupsOf(
  db: Db | Tx,
  jobId: string,
  rowNumbers: readonly number[],
  handler: ImportHandler,
): Promise<readonly Groups[]> {
  const keys = sql.join(groupingsOf(handler).map(({ key }) => key));
  const { rows } = await sql<{ keys: Groups }>`select distinct array[${keys}] as keys from import_row
    where job_id = ${jobId} and row_no = any(${rowNumbers}::int[])`.execute(db);
  return rows.map((row) => row.keys);
}

/** Keys of one grouping, each once. */
const keysAt = (groups: readonly Groups[], index: number): string[] => [
  ...new Set(groups.flatMap((each) => each[index] ?? [])),
];

/** Row numbers of all rows in any of the groups of the chosen kinds. */
async function rowsIn(
  db: Db | Tx,
  jobId: string,
  handler: ImportHandler,
  groups: readonly Groups[],
  isChosen: (grouping: Grouping) => boolean = () => true,
): Promise<number[]> {
  const chosen = groupingsOf(handler).flatMap((grouping, index) =>
    isChosen(grouping) ? [sql`${grouping.key} = any(${keysAt(groups, index)}::text[])`] : [],
  );
  if (chosen.length === 0) return [];
  const { rows } = await sql<{ row_no: number }>`select row_no from import_row
    where job_id = ${jobId} and (${sql.join(chosen, sql` or `)}) order by row_no`.execute(db);
  return rows.map((row) => row.row_no);
}

/**
 * Row numbers of all rows in any of the groups, and of those that may meet one of them: whether two rows meet is asked
 * of rows without other faults, and those of a group are freed together.
 */
export async function rowsInGroups(
  db: Db | Tx,
  jobId: string,
  handler: ImportHandler,
  groups: readonly Groups[],
): Promise<number[]> {
  const own = await rowsIn(db, jobId, handler, groups);
  const near = await groupsOf(db, jobId, own, handler);
  const meeting = await rowsIn(db, jobId, handler, near, ({ wrong }) => 'ranges' in wrong);
  return [...new Set([...own, ...meeting])];
}

/** The first row numbers; where there are more, with how many there are in all. */
const rowNumbersText = (column: RawBuilder<unknown>) =>
  sql`array_to_string((array_agg(${column} order by ${column}))[1:${sql.lit(named)}], ', ')
    || case when count(*) > ${sql.lit(named)} then ', … (' || count(*) || ')' else '' end`;

const fault = (code: string, column: string | null) => sql`set result = 'ERROR',
  messages = messages || jsonb_build_array(jsonb_build_object('column', ${column}::text, 'code', ${code}::text,
    'severity', 'error', 'parameters', jsonb_build_object('rows', faulty.rows)))`;

/** The rows that were checked again, and their groups. */
interface Again {
  readonly rowNumbers: readonly number[];
  readonly keys: readonly string[];
}

/** Marks the rows of faulty groups, or those of a group that intersect; each message names the other rows. */
async function markGroups(
  db: Db | Tx,
  jobId: string,
  { code, column, key, wrong }: Grouping,
  again?: Again,
): Promise<void> {
  const among = again ? sql`${key} = any(${again.keys}::text[])` : sql`${key} is not null`;
  // The others have their message still.
  const marked = again ? sql`and import_row.row_no = any(${again.rowNumbers}::int[])` : sql``;
  if ('ranges' in wrong) {
    const names = wrong.ranges.map((_, at) => sql.ref(`range${at}`));
    const meet = sql.join(
      names.map((name) => sql`one.${name} && other.${name}`),
      sql` and `,
    );
    await sql`
      with sound as materialized (select * from import_row where job_id = ${jobId} and ${among} and not exists
        (select from jsonb_array_elements(messages) m where m ->> 'severity' = 'error' and m ->> 'code' <> ${code})),
        ranged as materialized (select row_no, ${key} as key,
          ${sql.join(wrong.ranges.map((range, at) => sql`${range} as ${names[at]!}`))} from sound),
        faulty as materialized (select one.row_no, ${rowNumbersText(sql`other.row_no`)} as rows
          from ranged one join ranged other on other.key = one.key and other.row_no <> one.row_no and ${meet}
          group by 1)
      update import_row ${fault(code, column)} from faulty
      where import_row.job_id = ${jobId} and import_row.row_no = faulty.row_no ${marked}`.execute(db);
    return;
  }
  await sql`
    with faulty as materialized (select ${key} as key, ${rowNumbersText(sql`row_no`)} as rows
      from import_row where job_id = ${jobId} and ${among}
      group by 1 having ${wrong})
    update import_row ${fault(code, column)} from faulty
    where import_row.job_id = ${jobId} and ${key} = faulty.key ${marked}`.execute(db);
}

/**
 * Finds faults between the rows of a file: duplicate keys, columns that must agree, and rows that intersect.
 * @param only of rows that were checked again, and have no such faults yet; all rows unless given
 */
export async function checkBetweenRows(
  db: Db | Tx,
  jobId: string,
  handler: ImportHandler,
  only?: readonly number[],
): Promise<void> {
  const groups = only && (await groupsOf(db, jobId, only, handler));
  for (const [index, grouping] of groupingsOf(handler).entries()) {
    const again = only && groups ? { rowNumbers: only, keys: keysAt(groups, index) } : undefined;
    await markGroups(db, jobId, grouping, again);
  }
}
