import type { stores } from '@console/contracts/branches-stores/store';
import { Refusal } from '../../platform/http/refusal.ts';
import type { StepHooksOf, StepSet } from '../../records/steps/hooks.ts';
import { withLookalikes } from './lookalikes.ts';
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

/** The steps of stores: one that looks like another outlet opens once its note says why it is another one. */
export const storeStepHooks: Hooks = {
  ...shared,
  approve: {
    ...shared.approve,
    async rules(set) {
      await shared.approve?.rules?.(set);
      await requireActiveGroups(set);
      const undecided = set.records.filter(({ record }) => record.duplicateNote === null);
      const alike = await withLookalikes(
        set.tx,
        undecided.map(({ record }) => record.secureId),
      );
      for (const { record, refuse } of undecided)
        if (alike.has(record.secureId)) refuse(new Refusal('DUPLICATE_UNDECIDED'));
    },
  },
  activate: {
    ...shared.activate,
    async rules(set) {
      await shared.activate?.rules?.(set);
      await requireActiveGroups(set);
    },
  },
  withdraw: shared.reject!,
};
