import type { LogKind, LogLink } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Rows of all kinds that are named beside one. */
const mostLinked = 50;

interface Linked {
  readonly kind: LogKind;
  readonly table: Sql;
  readonly title: Sql;
  readonly state: Sql;
  /** The column with the number of the order; a movement names it as its reference. */
  readonly order?: Sql;
  readonly request?: false;
}

const tables: readonly Linked[] = [
  { kind: 'transaction', table: sql`transaction_log_view`, title: sql`t.transaction_type`, state: sql`t.result` },
  { kind: 'reject', table: sql`reject_log`, title: sql`t.reject_code`, state: sql`t.rule_name` },
  { kind: 'error', table: sql`error_log`, title: sql`t.error_code`, state: sql`t.state` },
  { kind: 'otp', table: sql`otp_log_view`, title: sql`t.purpose`, state: sql`t.status` },
  { kind: 'orderfull', table: sql`orderfull_message`, title: sql`t.message_type`, state: sql`t.status` },
  {
    kind: 'balance-tracking',
    table: sql`balance_log_view`,
    title: sql`t.kind`,
    state: sql`t.account_kind`,
    order: sql`t.reference_no`,
    request: false,
  },
];

/** Rows of the other logs about the same request or order, within the scope, in the order of their time. */
export async function chainOf(
  db: Db | Tx,
  { secureId, requestId, applNo }: { secureId: string; requestId: string | null; applNo: string | null },
  scope: Scope,
): Promise<LogLink[]> {
  if (requestId === null && applNo === null) return [];
  const parts = tables.flatMap(({ kind, table, title, state, order = sql`t.appl_no`, request }) => {
    const same = [
      ...(applNo === null ? [] : [sql`${order} = ${applNo}`]),
      ...(requestId === null || request === false ? [] : [sql`t.request_id = ${requestId}`]),
    ];
    if (same.length === 0) return [];
    return [
      sql`select ${sql.lit(kind)} as kind, t.id as "secureId", t.at, ${title} as title, ${state} as state
        from ${table} t where (${sql.join(same, sql` or `)}) and t.id <> ${secureId}
          and ${inBranches(scope, sql`t.branch_id`)}`,
    ];
  });
  const { rows } = await sql<LogLink>`select * from (${sql.join(parts, sql` union all `)}) linked
    order by at, kind limit ${mostLinked}`.execute(db);
  return rows;
}
