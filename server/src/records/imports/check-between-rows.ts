import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ImportHandler } from './handler.ts';

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
  /** Rows with the same key form a group. */
  readonly key: RawBuilder<string | null>;
  /** Whether the rows of a group are faulty together. */
  readonly wrong: RawBuilder<unknown>;
}

/** Faults between the rows of a file: columns that must agree, and rows with the same key. */
const groupingsOf = (handler: ImportHandler): readonly Grouping[] => [
  ...(handler.agree ?? []).map(({ per, columns, code }) => ({
    code,
    key: textOf(per),
    wrong: sql`count(distinct ${textOf(columns)}) > 1`,
  })),
  { code: 'DUPLICATE_IN_FILE', key: sql<string | null>`key_text`, wrong: sql`count(*) > 1` },
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

/** Marks all rows of faulty groups; each message names the other rows of the group. */
async function markGroups(
  db: Db | Tx,
  jobId: string,
  { code, key, wrong }: Grouping,
  only?: readonly (string | null)[],
): Promise<void> {
  const among = only ? sql`${key} = any(${only}::text[])` : sql`${key} is not null`;
  await sql`
    with groups as materialized (
      select ${key} as key, array_to_string((array_agg(row_no order by row_no))[1:${sql.lit(named)}], ', ') as rows
      from import_row where job_id = ${jobId} and ${among}
      group by 1 having ${wrong})
    update import_row set result = 'ERROR',
      messages = messages || jsonb_build_array(jsonb_build_object('column', null, 'code', ${code}::text, 'severity',
        'error', 'parameters', jsonb_build_object('rows', groups.rows)))
    from groups where import_row.job_id = ${jobId} and ${key} = groups.key`.execute(db);
}

/**
 * Finds faults between the rows of a file: duplicate keys, and columns that must agree.
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
