import {
  ccmRules,
  type CcmAttempt,
  type CcmAttemptPage,
  type CcmDesk,
} from '@console/contracts/orders-logs/customer-confirmation';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { mostAttempts } from './most-attempts.ts';
import { questionsOf } from './questions.ts';
import type { ConfirmationAttemptTable } from './table.ts';

const hourMs = 3_600_000;
/** A confirmation has a few attempts; more than these are not shown. */
const mostShown = 200;

const shown = (row: Selectable<ConfirmationAttemptTable>): CcmAttempt => ({
  secureId: row.id,
  no: row.no,
  at: row.at,
  agent: row.agent,
  channel: row.channel,
  result: row.result,
  from: row.from_state,
  to: row.to_state,
});

/** What an agent looks at during a call. */
export async function deskOf(db: Db, texts: ProtectedText, id: string): Promise<CcmDesk> {
  const [history, { missed_at: missedAt }, most] = await Promise.all([
    db
      .selectFrom('customer_confirmation_attempt')
      .selectAll()
      .where('confirmation_id', '=', id)
      .orderBy('no', 'desc')
      .limit(mostShown)
      .execute(),
    db.selectFrom('customer_confirmation').select('missed_at').where('id', '=', id).executeTakeFirstOrThrow(),
    mostAttempts(db),
  ]);
  const answered = history.find(({ questions }) => questions.some(({ answer }) => answer !== null));
  const answers = (answered?.questions ?? []).flatMap(({ code, answer }) => (answer ? [{ code, answer }] : []));
  return {
    questions: await questionsOf(db, texts, id, answers),
    history: history.map(shown),
    maxAttempts: most,
    nextAttemptAt:
      missedAt === null ? null : toWireInstant(new Date(Date.parse(missedAt) + ccmRules.retryHours * hourMs)),
  };
}

/** The row of the history with an id, and which confirmation it is of. @throws Refusal NOT_FOUND */
export async function attemptRow(db: Db, id: string): Promise<Selectable<ConfirmationAttemptTable>> {
  if (!isUuid(id)) throw notFound();
  const row = await db.selectFrom('customer_confirmation_attempt').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const seconds = (from: string | null, to: string): number | null =>
  from === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));

/** One attempt as it was, with its neighbours. */
export async function attemptPageOf(
  db: Db,
  row: Selectable<ConfirmationAttemptTable>,
  of: { readonly ccmNo: string; readonly memberName: string },
): Promise<CcmAttemptPage> {
  const neighbour = (no: number) =>
    db
      .selectFrom('customer_confirmation_attempt')
      .select('id')
      .where('confirmation_id', '=', row.confirmation_id)
      .where('no', '=', no)
      .executeTakeFirst();
  const [previous, next] = await Promise.all([neighbour(row.no - 1), neighbour(row.no + 1)]);
  return {
    ...shown(row),
    ...of,
    ccmId: row.confirmation_id,
    questions: [...row.questions],
    note: row.note,
    seconds: seconds(row.taken_at, row.at),
    dueBefore: row.due_before,
    dueAfter: row.due_after,
    attemptsBefore: row.attempts_before,
    attemptsAfter: row.attempts_after,
    previousId: previous?.id ?? null,
    nextId: next?.id ?? null,
  };
}
