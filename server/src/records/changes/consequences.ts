import type { ChangeRequest, ChangeWarning } from '@console/contracts/core/changes';
import type { Context } from '../../platform/context.ts';
import { secondPersonRefusal } from '../../people/rights/second-person.ts';
import type { Application } from '../../platform/http/application.ts';
import { judgement } from '../resource/judge.ts';
import { seenChanges } from '../resource/hidden.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { isApprover } from './approver.ts';
import { judgedChange, valuesOf } from './judged-change.ts';
import { warningsOf, worded } from './warnings.ts';

type Reader = Pick<Context, 'db' | 'language' | 'caller'>;

type Offer = Pick<ChangeRequest, 'actions' | 'hindrance'>;

/**
 * The decisions the caller may take: not approving without holding what the change grants, nor when the caller depends
 * on those who edited it.
 */
async function offered(
  { services }: Pick<Application, 'services'>,
  registered: RegisteredResource,
  { actions, secureId }: ChangeRequest,
  { db, caller }: Reader,
): Promise<Offer> {
  if (!actions.includes('approve')) return { actions };
  const stored = await db
    .selectFrom('change_request')
    .select(['action', 'record_id', 'values_protected', 'editors'])
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  if (!isApprover(registered, caller))
    return { actions: actions.filter((action) => action === 'withdraw'), hindrance: 'APPROVER_LEVEL' };
  if (registered.definition.judge) {
    const refusal = await judgement(db, registered, await judgedChange(db, services, registered, stored), caller);
    if (refusal) return { actions: actions.filter((action) => action === 'withdraw'), hindrance: refusal.code };
  }
  const refusal = await secondPersonRefusal(db, {
    secondPerson: 'independent',
    makers: stored.editors,
    decider: caller,
    now: services.now(),
  });
  if (!refusal) return { actions };
  // Who represents the maker rejects nothing of theirs either.
  const left = refusal === 'STAND_IN_OF_MAKER' ? [] : actions.filter((action) => action !== 'approve');
  return { actions: left, hindrance: refusal };
}

/** What the approver has to tick. */
async function warningsNow(
  { services, errors }: Application,
  registered: RegisteredResource,
  { secureId }: ChangeRequest,
  db: Reader['db'],
): Promise<ChangeWarning[]> {
  if (!registered.definition.approval?.warnings) return [];
  const stored = await db
    .selectFrom('change_request')
    .select(['action', 'record_id', 'values_protected'])
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const { before } = await judgedChange(db, services, registered, stored);
  return worded(errors, await warningsOf(db, registered, { values: await valuesOf(services, stored), before }));
}

/** The change without the fields that the caller does not see on the record either. */
const seenBy = (registered: RegisteredResource, change: ChangeRequest, caller: Reader['caller']): ChangeRequest => ({
  ...change,
  changes: seenChanges(registered, change.changes, caller),
});

/**
 * Adds to each pending change the further effects of its approval, where the module declares them, and the decisions
 * that the caller may take. What the caller does not see of a record is left out of all changes.
 */
export const withConsequences = (
  app: Application,
  reader: Reader,
  changes: readonly ChangeRequest[],
): Promise<ChangeRequest[]> =>
  Promise.all(
    changes.map(async (stored) => {
      const registered = resourcesOf(app).get(stored.module);
      if (!registered) return stored;
      const change = seenBy(registered, stored, reader.caller);
      if (change.state !== 'PENDING') return change;
      const offer = await offered(app, registered, change, reader);
      const warnings = await warningsNow(app, registered, change, reader.db);
      const consequence = await registered.definition.approval?.consequence?.(reader.db, stored);
      return {
        ...change,
        ...offer,
        ...(consequence ? { consequence: consequence[reader.language] } : {}),
        ...(warnings.length > 0 ? { warnings } : {}),
      };
    }),
  );
