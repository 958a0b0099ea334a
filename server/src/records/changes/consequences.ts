import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { judgement } from '../resource/judge.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { judgedChange } from './judged-change.ts';

type Asked = Pick<Context, 'db' | 'language' | 'caller'>;

/** What the caller may do: deciding is not offered to whoever does not hold what the change gives. */
async function offered(
  { services }: Pick<Application, 'services'>,
  registered: RegisteredResource,
  change: ChangeRequest,
  { db, caller }: Asked,
): Promise<ChangeRequest['actions']> {
  if (!registered.definition.judge || !change.actions.includes('approve')) return change.actions;
  const stored = await db
    .selectFrom('change_request')
    .select(['action', 'record_id', 'values_protected'])
    .where('id', '=', change.secureId)
    .executeTakeFirstOrThrow();
  const refusal = await judgement(db, registered, await judgedChange(db, services, registered, stored), caller);
  return refusal ? change.actions.filter((action) => action === 'withdraw') : change.actions;
}

/** Adds to each waiting change what else its approval brings about, where its module says so, and what the caller may do with it. */
export const withConsequences = (
  app: Pick<Application, 'resources' | 'services'>,
  asked: Asked,
  changes: readonly ChangeRequest[],
): Promise<ChangeRequest[]> =>
  Promise.all(
    changes.map(async (change) => {
      const registered = app.resources.get(change.module);
      if (change.state !== 'PENDING' || !registered) return change;
      const actions = await offered(app, registered, change, asked);
      const consequence = await registered.definition.consequence?.(asked.db, change);
      return { ...change, actions, ...(consequence ? { consequence: consequence[asked.language] } : {}) };
    }),
  );
