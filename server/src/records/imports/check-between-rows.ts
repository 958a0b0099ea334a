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
    key: textOf(apart.per),
    wrong: { ranges: rangesOf(apart) },
  })),
];

/** Groups of a row, in the order of the handler's groupings; null where it belongs to none. */
export type Groups = readonly (string | null)[];

/** The current groups of a row. */
export async function groupsOf(db: Db | Tx, jobId: string, rowNo: number, handler: ImportHandler): Promise<Groups> {
  const keys = sql.join(groupingsOf(handler).map(({ key }) => key));
  const { rows } = await sql<{
    keys: (string | null)[];
  }>`select array[${keys}] as keys from import_row where job_id = ${jobId} and row_no = ${rowNo}`.execute(db);
  return rows[0]?.keys ?? [];
}

/** Row numbers of all rows in any of the groups. */
export async function rowsInGroups(
  db: Db | Tx,
  jobId: string,
  handler: ImportHandler,
  groups: readonly Groups[],
): Promise<number[]> {
  const inAny = sql.join(
    groupingsOf(handler).map(
      ({ key }, index) => sql`${key} = any(${groups.map((each) => each[index] ?? null)}::text[])`,
    ),
    sql` or `,
  );
  const { rows } = await sql<{
    row_no: number;
  }>`select row_no from import_row where job_id = ${jobId} and (${inAny}) order by row_no`.execute(db);
  return rows.map((row) => row.row_no);
}

/** The first row numbers; where there are more, with how many there are in all. */
const rowNumbers = (column: RawBuilder<unknown>) =>
  sql`array_to_string((array_agg(${column} order by ${column}))[1:${sql.lit(named)}], ', ')
    || case when count(*) > ${sql.lit(named)} then ', … (' || count(*) || ')' else '' end`;

const fault = (code: string, column: string | null) => sql`set result = 'ERROR',
  messages = messages || jsonb_build_array(jsonb_build_object('column', ${column}::text, 'code', ${code}::text,
    'severity', 'error', 'parameters', jsonb_build_object('rows', faulty.rows)))`;

/** Marks the rows of faulty groups, or those of a group that intersect; each message names the other rows. */
async function markGroups(
  db: Db | Tx,
  jobId: string,
  { code, column, key, wrong }: Grouping,
  only?: readonly (string | null)[],
): Promise<void> {
  const among = only ? sql`${key} = any(${only}::text[])` : sql`${key} is not null`;
  if ('ranges' in wrong) {
    const names = wrong.ranges.map((_, at) => sql.ref(`range${at}`));
    const meet = sql.join(
      names.map((name) => sql`one.${name} && other.${name}`),
      sql` and `,
    );
    await sql`
      with sound as materialized (select * from import_row where job_id = ${jobId} and result <> 'ERROR' and ${among}),
        ranged as materialized (select row_no, ${key} as key,
          ${sql.join(wrong.ranges.map((range, at) => sql`${range} as ${names[at]!}`))} from sound),
        faulty as materialized (select one.row_no, ${rowNumbers(sql`other.row_no`)} as rows
          from ranged one join ranged other on other.key = one.key and other.row_no <> one.row_no and ${meet}
          group by 1)
      update import_row ${fault(code, column)} from faulty
      where import_row.job_id = ${jobId} and import_row.row_no = faulty.row_no`.execute(db);
    return;
  }
  await sql`
    with faulty as materialized (select ${key} as key, ${rowNumbers(sql`row_no`)} as rows
      from import_row where job_id = ${jobId} and ${among}
      group by 1 having ${wrong})
    update import_row ${fault(code, column)} from faulty
    where import_row.job_id = ${jobId} and ${key} = faulty.key`.execute(db);
}

/**
 * Finds faults between the rows of a file: duplicate keys, columns that must agree, and rows that intersect.
 * @param only check these groups only; their rows must not have such faults yet
 */
export async function checkBetweenRows(
  db: Db | Tx,
  jobId: string,
  handler: ImportHandler,
  only?: readonly Groups[],
): Promise<void> {
  for (const [index, grouping] of groupingsOf(handler).entries()) {
    await markGroups(
      db,
      jobId,
      grouping,
      only?.map((groups) => groups[index] ?? null),
    );
  }
}
