import { rejectLog, type RejectLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { define } from '../../records/resource/definition.ts';
import { around, column, facts, loadRows, narrowed, unchanged } from './shape.ts';

const otherDays = 90;
const mostOthers = 50;

/** What was compared, and what else the member was refused in the 90 days before. */
async function more(db: Db | Tx, { secureId, memberId, at }: RejectLogRow): Promise<object> {
  const { compared } = await db
    .selectFrom('reject_log')
    .select('compared')
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const { rows: others } = await sql`select id as "secureId", at, reject_code as "rejectCode", rule_name as "ruleName"
    from reject_log where member_id = ${memberId}::uuid and id <> ${secureId} and at <= ${at}
      and at > ${at}::timestamptz - make_interval(days => ${otherDays})
    order by at desc limit ${mostOthers}`.execute(db);
  return { compared, others };
}

/** Applications that a rule refused; orders write them. */
export const rejectDefinition = define(rejectLog, {
  ...narrowed,
  table: 'reject_log',
  columns: unchanged,
  lookups: around,
  where: sql`true`,
  derived: {
    ...facts,
    memberId: sql`t.member_id::text`,
    memberName: column('member_name'),
    rejectCode: column('reject_code'),
    ruleName: column('rule_name'),
    ruleVersion: column('rule_version'),
    stage: column('stage'),
    verificationStep: column('verification_step'),
    message: column('message'),
    canRetryAt: column('can_retry_at'),
  },
  filters: {
    ...narrowed.filters,
    rejectCode: (code: string) => sql`t.reject_code = ${code}`,
    verificationStep: (step: string) => sql`t.verification_step = ${step}`,
    stage: (stage: string) => sql`t.stage = ${stage}`,
  },
  load: loadRows<RejectLogRow>({ compared: null, others: null }, more),
});
