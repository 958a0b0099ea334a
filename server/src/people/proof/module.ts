import { proofCalls, proofErrors, type ProofOffer } from '@console/contracts/shell/proof';
import { recordEntry } from '../../platform/audit/record.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { callers } from '../auth/callers.ts';
import { proofLimit } from '../auth/rate-limit.ts';
import { refuseProof } from '../auth/refuse-proof.ts';
import type { Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { proofKindsOf } from './kinds.ts';
import { provenAt } from './offers.ts';

type Prove = Pick<Context<unknown, ProofOffer>, 'caller' | 'body' | 'request' | 'db'>;

/** The field that shows the error of a wrong proof. */
const fieldOf = { password: 'password', totp: 'code', passkey: 'answer', identity: 'idToken' } as const;

async function prove(app: Application, context: Prove): Promise<{ provenAt: string }> {
  const { services } = app;
  const { caller, body, db } = context;
  const session = await db
    .selectFrom('user_session')
    .select(['mode', 'user_id'])
    .where('id', '=', caller.sessionId)
    .executeTakeFirst();
  if (!session) throw notFound();
  if (!(await proofKindsOf(db, session)).includes(body.kind)) throw new Refusal('PROOF_KIND');
  const at = await provenAt(services, context, body);
  const entry = { actor: actorOf(context), module: 'auth', entityType: 'user', entityId: caller.userId } as const;
  const proveEntry = { ...entry, action: 'PROVE', entityLabel: caller.username, at: services.now() };
  if (at === null) {
    await recordEntry(db, { ...proveEntry, outcome: 'refused', code: 'PROOF_WRONG' });
    // A token of the identity service cannot be guessed, so it is not counted as a failed attempt.
    if (body.kind === 'identity')
      throw new Refusal('PROOF_WRONG', { errors: [{ field: 'idToken', code: 'PROOF_WRONG' }] });
    return refuseProof(app, context, fieldOf[body.kind], 'PROOF_WRONG');
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('user_session')
      .set({ proven_at: at, wrong_proofs: 0 })
      .where('id', '=', caller.sessionId)
      .execute();
    await recordEntry(tx, proveEntry);
  });
  callers(services).forget();
  return { provenAt: toWireInstant(at) };
}

/** Step-up: the person of a session proves their identity again, for calls declared with `stepUp`. */
export const proof: Module = (app) => {
  app.errors.add(proofErrors);
  serve(app, proofCalls.prove, (context) => prove(app, context as Prove), {
    rateLimit: proofLimit,
  });
};
