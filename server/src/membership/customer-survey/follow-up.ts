import { surveyRules, surveys, type FollowUp, type Survey } from '@console/contracts/membership/customer-survey';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ActContext, Performer } from '../../records/acts/performers.ts';
import { moveRecord } from '../../records/resource/move-record.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

interface Noted {
  readonly note: string;
  readonly contacted: 'REACHED' | 'NOT_REACHED';
}

/** The survey, locked, in a state that allows the act. @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE */
async function locked(
  tx: Tx,
  registered: RegisteredResource,
  { caller, body }: ActContext,
  name: string,
  from: readonly FollowUp[],
): Promise<Survey> {
  const options = { of: 'detail', caller, lock: true } as const;
  const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, options);
  if (!row) throw notFound();
  requireVersion(row, body.version, surveys);
  const survey = row as unknown as Survey;
  if (!from.includes(survey.followUp)) throw invalidState(survey.followUp, name);
  return survey;
}

/** Only who took it continues; admins may. @throws Refusal NOT_YOURS */
const requireOwner = ({ owner }: Survey, { caller }: ActContext): void => {
  if (owner !== caller.username && !caller.isAdmin)
    throw new Refusal('NOT_YOURS', { parameters: { owner: owner ?? '' } });
};

/** Days in Jakarta on which the member was tried without success. */
async function attemptDays(tx: Tx, surveyId: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct (at at time zone 'Asia/Jakarta')::date)::int as days from survey_note
    where survey_id = ${surveyId} and contacted = 'NOT_REACHED'`.execute(tx);
  return rows[0]?.days ?? 0;
}

/** What a branch does about an unhappy member, one act each. */
export const followUpPerformers = (registered: RegisteredResource, now: () => Date) => {
  const move = async (tx: Tx, context: ActContext, before: Survey, name: string, to: FollowUp, store = {}) => {
    const options = { actor: actorOf(context), caller: context.caller, now: now(), reason: null };
    const after = await moveRecord(tx, registered, before as never, { name, field: 'followUp', to, store }, options);
    return { secureId: after.secureId, version: after.version, followUp: to };
  };
  const addNote = (tx: Tx, { caller, body }: ActContext<Noted>) =>
    tx
      .insertInto('survey_note')
      .values({
        survey_id: body.secureId,
        at: now(),
        by: caller.username,
        note: body.note,
        contacted: body.contacted,
      })
      .execute();
  const noted = (name: 'remark' | 'complete', to: FollowUp) => async (tx: Tx, context: ActContext<Noted>) => {
    const survey = await locked(tx, registered, context as never, name, ['IN_PROGRESS']);
    requireOwner(survey, context as never);
    await addNote(tx, context);
    return move(tx, context as never, survey, name, to);
  };
  return {
    take: async (tx: Tx, context: ActContext) => {
      const survey = await locked(tx, registered, context, 'take', ['OPEN']);
      return move(tx, context, survey, 'take', 'IN_PROGRESS', { owner: context.caller.username });
    },
    remark: noted('remark', 'IN_PROGRESS'),
    complete: noted('complete', 'DONE'),
    'not-reached': async (tx: Tx, context: ActContext) => {
      const survey = await locked(tx, registered, context, 'not-reached', ['IN_PROGRESS']);
      requireOwner(survey, context);
      const days = await attemptDays(tx, survey.secureId);
      if (days < surveyRules.attempts)
        throw new Refusal('TOO_FEW_ATTEMPTS', { parameters: { needed: surveyRules.attempts, present: days } });
      return move(tx, context, survey, 'not-reached', 'NOT_REACHED');
    },
  } satisfies Record<keyof typeof surveys.acts, Performer>;
};
