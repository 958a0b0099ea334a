import { factorCalls } from '@console/contracts/shell/second-factor';
import { actorOf } from '../../platform/audit/actor.ts';
import { callers } from '../auth/callers.ts';
import { stampOf } from '../auth/credential-stamp.ts';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { beginEnrolment, finishEnrolment, type FactorOwner } from './enrol.ts';
import { factorsOf, isRequired, viewFactor } from './factors.ts';
import { passkeysPossible, requestOptions } from './passkeys.ts';
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { beginStep, sessionStep, stepAt, type StepOwner } from './steps.ts';
import { notifyOwner } from './notify-owner.ts';

const ownerOf = ({ userId, username, name }: Caller): FactorOwner => ({ id: userId, username, name });

const stepOwner = async (db: Db, { userId }: Caller): Promise<StepOwner> => ({
  id: userId,
  credentials: (await stampOf(db, userId)) ?? '',
});

/** Enrolment in a session: started, then finished with the answer of the browser or authenticator. */
function registerEnrolment(app: Application): void {
  const { services } = app;
  serve(app, factorCalls.begin, async ({ caller, body, db }) => {
    const key = sessionStep('ENROL', caller.sessionId);
    await beginStep(services, key, await stepOwner(db, caller), 'ENROL');
    return beginEnrolment(services, ownerOf(caller), key, body.kind);
  });
  serve(app, factorCalls.add, async (context) => {
    const { caller, body } = context;
    const step = await stepAt(services, sessionStep('ENROL', caller.sessionId), 'ENROL');
    const { factor, recoveryCodes } = await finishEnrolment(services, step, body, (tx, { name }) =>
      notifyOwner(tx, services, ownerOf(caller), {
        action: 'SECOND_FACTOR_ADD',
        actor: actorOf(context),
        names: [name],
        session: caller.sessionId,
      }),
    );
    callers(services).forget();
    return { factor: viewFactor(factor), recoveryCodes };
  });
}

/** The user's own second factors (docs/model/shell.md#profile-page). */
export function registerOwnFactors(app: Application): void {
  const { services } = app;
  registerEnrolment(app);
  serve(app, factorCalls.list, async ({ caller: { userId }, db }) => ({
    factors: (await factorsOf(db, userId)).map(viewFactor),
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
    required: await isRequired(db, userId),
    passkeys: passkeysPossible(services),
  }));
  serve(app, factorCalls.rename, async ({ caller, body, db }) => {
    const renamed = await db
      .updateTable('second_factor')
      .set({ name: body.name.trim() })
      .where('id', '=', body.secureId)
      .where('user_id', '=', caller.userId)
      .returningAll()
      .executeTakeFirst();
    if (!renamed) throw notFound();
    return viewFactor(renamed);
  });
  serve(app, factorCalls.remove, async (context) => {
    const { caller, body, db } = context;
    await db.transaction().execute(async (tx) => {
      const removed = await tx
        .deleteFrom('second_factor')
        .where('id', '=', body.secureId)
        .where('user_id', '=', caller.userId)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw notFound();
      // Recovery codes replace a factor, so without one there are none.
      if ((await factorsOf(tx, caller.userId)).length === 0)
        await tx.deleteFrom('recovery_code').where('user_id', '=', caller.userId).execute();
      await notifyOwner(tx, services, ownerOf(caller), {
        action: 'SECOND_FACTOR_REMOVE',
        actor: actorOf(context),
        names: [removed.name],
        session: caller.sessionId,
      });
    });
    callers(services).forget();
    return null;
  });
  serve(app, factorCalls.recoveryCodes, async (context) => {
    const { caller, db } = context;
    if ((await factorsOf(db, caller.userId)).length === 0) throw notFound();
    const recoveryCodes = await db.transaction().execute(async (tx) => {
      await notifyOwner(tx, services, ownerOf(caller), {
        action: 'RECOVERY_CODES',
        actor: actorOf(context),
        names: [],
      });
      return newRecoveryCodes(tx, services, caller.userId);
    });
    return { recoveryCodes };
  });
  serve(app, factorCalls.proveOptions, async ({ caller, db }) => {
    const passkeys = (await factorsOf(db, caller.userId)).filter(({ kind }) => kind === 'PASSKEY');
    const options = await requestOptions(services, passkeys);
    await beginStep(services, sessionStep('PROVE', caller.sessionId), await stepOwner(db, caller), 'PROVE', {
      challenge: options.challenge,
    });
    return { ...options };
  });
}
