import type { stores } from '@console/contracts/branches-stores/store';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { StepHooksOf, StepSet } from '../../records/steps/hooks.ts';
import { afterStoresClose } from './closing.ts';
import { mergeHook } from './merge.ts';
import { outletStepHooks } from './steps.ts';

type Hooks = StepHooksOf<typeof stores>;
const shared = outletStepHooks as unknown as Hooks;

/** A group that is switched off opens no stores. */
async function requireActiveGroups({ tx, records }: Pick<StepSet<typeof stores>, 'tx' | 'records'>): Promise<void> {
  const ids = records.flatMap(({ record }) => record.storeGroupId ?? []);
  if (ids.length === 0) return;
  const active = await tx
    .selectFrom('store_group')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();
  const open = new Set(active.map(({ id }) => id));
  for (const { record, refuse } of records)
    if (record.storeGroupId !== null && !open.has(record.storeGroupId)) refuse(new Refusal('GROUP_INACTIVE'));
}

const opens = (step: Hooks['activate']): Hooks['activate'] => ({
  ...step,
  async rules(set) {
    await step?.rules?.(set);
    await requireActiveGroups(set);
  },
});

/** What ends with stores that are closed. */
const endsWith =
  (app: Application): NonNullable<Hooks['close']>['effects'] =>
  async (set) => {
    for (const follows of afterStoresClose(app)) await follows(set);
  };

/** The steps of stores. */
export const storeStepHooks = (app: Application): Hooks => ({
  ...shared,
  approve: opens(shared.approve),
  activate: opens(shared.activate),
  close: { ...shared.close, effects: endsWith(app) },
  merge: mergeHook(app, 'SPEKTRA', endsWith(app) as never) as unknown as NonNullable<Hooks['merge']>,
});
