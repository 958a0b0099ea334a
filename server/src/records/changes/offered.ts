import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { secondPersonRefusals, type SecondPersonRefusal } from '../../people/rights/second-person.ts';
import { judgement } from '../resource/judge.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';
import { isApprover } from './approver.ts';
import { recordsOf } from './judge-changes.ts';
import { judgedChange } from './judged-change.ts';
import type { StoredChange } from './table.ts';

export type Offer = Pick<ChangeRequest, 'actions' | 'hindrance'>;

type Stored = Pick<StoredChange, 'action' | 'record_id' | 'values_protected'>;

type Reader = Pick<Context, 'db' | 'caller'>;

/** What is asked for all changes of a list at once. */
export interface AskedAtOnce {
  /** Why the caller is no second person to those who edited a change. */
  readonly refusalFor: (editors: readonly string[]) => SecondPersonRefusal;
  /** Changes that a rule of their module judges, by id, with their records as they are now. */
  readonly judged: ReadonlyMap<string, { readonly change: Stored; readonly before: Row | null }>;
}

/** Asks for all changes that the caller might approve. */
export async function askAtOnce(
  app: Application,
  { db, caller }: Reader,
  changes: readonly ChangeRequest[],
  editorsOf: (secureId: string) => readonly string[],
): Promise<AskedAtOnce> {
  const open = changes.filter(({ actions }) => actions.includes('approve'));
  if (open.length === 0) return { refusalFor: () => null, judged: new Map() };
  const judgedIds = open
    .filter(({ module }) => resourcesOf(app).get(module)?.definition.judge)
    .map(({ secureId }) => secureId);
  const stored =
    judgedIds.length > 0
      ? await db
          .selectFrom('change_request')
          .select(['id', 'module', 'action', 'record_id', 'values_protected'])
          .where('id', 'in', judgedIds)
          .execute()
      : [];
  const judged = new Map<string, { change: Stored; before: Row | null }>();
  for (const module of new Set(stored.map((each) => each.module))) {
    const own = stored.filter((each) => each.module === module);
    const records = await recordsOf(db, resourcesOf(app).get(module)!, own);
    for (const change of own) judged.set(change.id, { change, before: records.get(change.record_id ?? '') ?? null });
  }
  const all = open.map(({ secureId }) => editorsOf(secureId));
  const of = { secondPerson: 'independent', all, decider: caller, now: app.services.now() } as const;
  return { refusalFor: await secondPersonRefusals(db, of), judged };
}

/**
 * The decisions the caller may take: not approving without holding what the change grants, nor when the caller depends
 * on those who edited it.
 */
export async function offered(
  { services }: Pick<Application, 'services'>,
  registered: RegisteredResource,
  { actions, secureId }: ChangeRequest,
  editors: readonly string[],
  { db, caller }: Reader,
  { refusalFor, judged }: AskedAtOnce,
): Promise<Offer> {
  if (!actions.includes('approve')) return { actions };
  const onlyWithdraw = actions.filter((action) => action === 'withdraw');
  if (!isApprover(registered, caller)) return { actions: onlyWithdraw, hindrance: 'APPROVER_LEVEL' };
  const known = judged.get(secureId);
  if (known) {
    const refusal = await judgement(
      db,
      registered,
      await judgedChange(db, services, registered, known.change, known.before),
      caller,
    );
    if (refusal) return { actions: onlyWithdraw, hindrance: refusal.code };
  }
  const refusal = refusalFor(editors);
  if (!refusal) return { actions };
  // Who represents the maker rejects nothing of theirs either.
  const left = refusal === 'STAND_IN_OF_MAKER' ? [] : actions.filter((action) => action !== 'approve');
  return { actions: left, hindrance: refusal };
}

/** Takes the approval from people that a rule of the module bars. */
export const barred = ({ actions, hindrance }: Offer, code: string): Offer => ({
  actions: actions.filter((action) => action !== 'approve'),
  hindrance: hindrance ?? code,
});
