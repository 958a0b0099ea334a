import { cardVerifications, stepsOf, type CheckedStep } from '@console/contracts/cards/card-verification';
import { systemActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../../people/notices/notify.ts';
import { protectionOf } from '../../../platform/protected-text/protection.ts';
import type { Services } from '../../../platform/services.ts';
import { afterApproval } from '../effects.ts';
import { lockVerification, type Verification } from '../locked.ts';
import { moveVerification } from '../move.ts';
import { judge, type Judged } from './rules.ts';
import { providerOf, type CheckProvider } from './provider.ts';
import { applicantOf } from './applicant.ts';

const actor = systemActor('card-verification');
const tries = 3;
/** Minutes before the second and third try, which is half an hour after the first. */
const retryMinutes = [10, 20];
const leaseMinutes = 5;
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

type Answer = Judged & { readonly step: CheckedStep; readonly reference: string };

/** Claims one application whose check is due. Other server processes skip it. */
async function claimDue({ db }: Services, now: Date): Promise<Verification | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('card_verification')
      .selectAll()
      .where('state', 'in', ['SUBMITTED', 'AUTO_CHECKING'])
      .where('next_check_at', '<=', now.toISOString())
      .orderBy('next_check_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const set = { next_check_at: later(now, leaseMinutes), check_tries: row.check_tries + 1 };
    if (row.state === 'SUBMITTED') await moveVerification(tx, row, 'check', { actor, at: now, set });
    else await tx.updateTable('card_verification').set(set).where('id', '=', row.id).execute();
    return tx.selectFrom('card_verification').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  });
}

async function answersOf(
  services: Services,
  provider: CheckProvider | null,
  row: Verification,
  now: Date,
): Promise<Map<CheckedStep, Answer>> {
  const answers = new Map<CheckedStep, Answer>();
  if (!provider) return answers;
  const { applicant, known } = await applicantOf(services, row, now);
  for (const step of stepsOf(row.required_steps)) {
    const facts = await provider.ask(step, applicant);
    if (facts) answers.set(step, { step, reference: facts.reference, ...judge(step, facts, known) });
  }
  return answers;
}

async function keepSteps(
  tx: Tx,
  row: Verification,
  answers: ReadonlyMap<CheckedStep, Answer>,
  now: Date,
): Promise<string[]> {
  const failed: string[] = [];
  for (const step of stepsOf(row.required_steps)) {
    const answer = answers.get(step);
    if (answer?.detail) failed.push(step);
    await tx
      .updateTable('card_verification_step')
      .set(
        answer
          ? {
              state: answer.detail ? 'FAILED' : 'PASSED',
              score: answer.score,
              face_match: answer.faceMatch,
              provider_ref: answer.reference,
              checked_at: now,
              detail: answer.detail,
            }
          : { detail: 'UNAVAILABLE' },
      )
      .where('verification_id', '=', row.id)
      .where('attempt', '=', row.attempt)
      .where('step', '=', step)
      .execute();
  }
  return failed;
}

/** Notifies head office that a provider does not answer. */
async function notifyHeadOffice(tx: Tx, row: Verification, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('app_user_view')
    .innerJoin('user_role_view', 'user_role_view.user_id', 'app_user_view.id')
    .innerJoin('role_view', 'role_view.id', 'user_role_view.role_id')
    .select('app_user_view.id')
    .where('role_view.job_name', '=', '2')
    .where('app_user_view.status', '=', 'active')
    .where('app_user_view.deleted_at', 'is', null)
    .execute();
  await notify(tx, {
    userIds: rows.map(({ id }) => id),
    kind: 'CARD_CHECK_DOWN',
    parameters: { no: row.verification_no },
    link: `/${cardVerifications.module}/${row.id}`,
    at: now,
  });
}

/** Approves an application that passed. When the card cannot be created now, a person decides. */
async function approve(services: Services, row: Verification, now: Date): Promise<boolean> {
  try {
    const texts = await protectionOf(services);
    await services.db.transaction().execute(async (tx) => {
      const { row: locked, member } = await lockVerification(tx, row.id, { type: 'all' });
      await moveVerification(tx, locked, 'pass', {
        actor,
        at: now,
        set: { next_check_at: null, card_id: await afterApproval(tx, texts, locked, member, now) },
      });
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    services.log.warn({ code: error.code, verification: row.verification_no }, 'application passed, card not made');
    return false;
  }
}

async function checkOne(
  services: Services,
  provider: CheckProvider | null,
  row: Verification,
  now: Date,
): Promise<void> {
  const steps = stepsOf(row.required_steps);
  const answers = await answersOf(services, provider, row, now);
  const isSilent = provider !== null && answers.size < steps.length;
  const pause = retryMinutes[row.check_tries - 1];
  if (isSilent && row.check_tries < tries && pause !== undefined) {
    await services.db
      .updateTable('card_verification')
      .set({ next_check_at: later(now, pause) })
      .where('id', '=', row.id)
      .where('state', '=', 'AUTO_CHECKING')
      .execute();
    return;
  }
  const failed = await services.db.transaction().execute((tx) => keepSteps(tx, row, answers, now));
  if (failed.length === 0 && answers.size === steps.length && (await approve(services, row, now))) return;
  await services.db.transaction().execute(async (tx) => {
    const { row: locked } = await lockVerification(tx, row.id, { type: 'all' });
    if (isSilent) await notifyHeadOffice(tx, row, now);
    await moveVerification(tx, locked, 'doubt', { actor, at: now, set: { next_check_at: null, failed_steps: failed } });
  });
}

/** Checks due applications one by one. Several server processes can run this at the same time. @returns how many */
export async function runChecks(
  services: Services,
  provider: CheckProvider | null = providerOf(services.configuration),
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const now = services.now();
    const row = await claimDue(services, now);
    if (!row) return done;
    await checkOne(services, provider, row, now);
  }
}
