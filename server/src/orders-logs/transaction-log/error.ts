import { errorLog, type ErrorLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { define, type View } from '../../records/resource/definition.ts';
import { eachRecord } from '../../records/steps/hooks.ts';
import { around, column, facts, loadRows, narrowed } from './shape.ts';

const auditJob = '8';
const hourDays = 7;

/** Audit, admins and who operates the module read stacks; jobs do not. */
const readsStacks = (caller: Caller | null): boolean =>
  caller !== null &&
  (caller.isAdmin ||
    caller.roles.some(({ jobName }) => jobName === auditJob) ||
    caller.can(errorLog.privilege, 'operate'));

/** The stack for who may read it, how often the fault happened before, and how often in each hour of a week. */
async function more(db: Db | Tx, { secureId, fingerprint, at }: ErrorLogRow, { caller }: View): Promise<object> {
  const { stack_trace: stackTrace } = await db
    .selectFrom('error_log')
    .select('stack_trace')
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const { rows: counted } = await sql<{ occurrence: number }>`select count(*)::int as occurrence from error_log
    where fingerprint = ${fingerprint} and at <= ${at}`.execute(db);
  const { rows: hours } = await sql`select date_trunc('hour', at) as at, count(*)::int as count from error_log
    where fingerprint = ${fingerprint} and at > ${at}::timestamptz - make_interval(days => ${hourDays})
      and at <= ${at}::timestamptz + interval '1 day'
    group by 1 order by 1`.execute(db);
  return { stackTrace: readsStacks(caller) ? stackTrace : null, occurrence: counted[0]?.occurrence ?? 1, hours };
}

/** Technical faults; `platform/error-log` writes them. What was done about one stands beside it, and can be undone. */
export const errorDefinition = define(errorLog, {
  ...narrowed,
  table: 'error_log',
  lookups: around,
  derived: {
    ...facts,
    service: column('service'),
    component: column('component'),
    severity: column('severity'),
    errorCode: column('error_code'),
    exception: column('exception'),
    message: column('message'),
    httpStatus: column('http_status'),
    upstream: column('upstream'),
    fingerprint: column('fingerprint'),
    state: column('state'),
    handledBy: column('handled_by'),
    handledAt: column('handled_at'),
    handleNote: column('handle_note'),
  },
  filters: {
    ...narrowed.filters,
    severity: (severity: string) => sql`t.severity = ${severity}`,
    service: (service: string) => sql`t.service = ${service}`,
    errorCode: (code: string) => sql`t.error_code = ${code}`,
    upstream: (upstream: string) => sql`t.upstream = ${upstream}`,
    fingerprint: (fingerprint: string) => sql`t.fingerprint = ${fingerprint}`,
    state: (state: string) => sql`t.state = ${state}`,
  },
  steps: {
    handle: {
      perform: eachRecord(({ store }, { caller, now, values }) => {
        Object.assign(store, { handled_by: caller.username, handled_at: now, handle_note: values.handleNote });
      }),
    },
    reopen: {
      perform: eachRecord(({ store }) => {
        Object.assign(store, { handled_by: null, handled_at: null, handle_note: null });
      }),
    },
  },
  load: loadRows<ErrorLogRow>({ stackTrace: null, occurrence: null, hours: null }, more),
});
