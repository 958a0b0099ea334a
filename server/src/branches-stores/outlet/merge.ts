import type { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { labelOf } from '../../records/resource/label.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import type { StepHooksOf, StepSet } from '../../records/steps/hooks.ts';

type Hook = NonNullable<StepHooksOf<typeof dealersNmc>['merge']>;

/** An outlet that turned out to be another one. */
export interface MergedOutlet extends Pick<StepSet, 'tx' | 'actor' | 'now'> {
  readonly fromId: string;
  readonly intoId: string;
  readonly reason: string;
}

/**
 * What follows the outlet that stays, by the modules whose records name the one that is closed.
 * @example afterOutletsMerge(app).push((merged) => agentsFollow(agents, merged));
 */
export const afterOutletsMerge = part((): { follow(merged: MergedOutlet): Promise<void> }['follow'][] => []);

const wrong = (code: string) => invalid({ field: 'mergedIntoId', code });

/**
 * Closes an outlet that is another one of its branch. Orders and terms stay with it; both histories name the other
 * (docs/model/branches-stores.md#merged-outlets).
 * @param afterClosing what ends with outlets of the line
 */
export const mergeHook = (app: Application, line: BusinessLine, afterClosing: Hook['effects']): Hook => {
  const { module, code } = outletLines[line];
  const registered = () => resourcesOf(app).get(module)!;
  const targetOf = async ({ tx, caller, values }: Parameters<NonNullable<Hook['rules']>>[0]) => {
    const ids = [values.mergedIntoId];
    return (await findRecords(tx, registered(), ids, caller.scope, { of: 'detail', caller, lock: true }))[0];
  };
  return {
    // Two that are merged into each other at once would wait for each other.
    locks: (tx) => lockByName(tx, `merge ${module}`),
    async rules(set) {
      const target = await targetOf(set);
      for (const { record, refuse } of set.records)
        if (!target) refuse(wrong('NOT_FOUND'));
        else if (target.secureId === record.secureId) refuse(wrong('NOT_ALLOWED'));
        else if (target['branchId'] !== record.branchId) refuse(wrong('MERGE_OTHER_BRANCH'));
        else if (target['state'] === 'closed') refuse(new Refusal('OUTLET_CLOSED'));
    },
    perform({ actor, values, records }) {
      for (const { store } of records)
        Object.assign(store, { merged_into: values.mergedIntoId, editors: [actor.username] });
    },
    async effects(set) {
      const { tx, actor, now, values, records } = set;
      const { mergedIntoId: intoId, reason } = values;
      await afterClosing?.(set);
      const target = (await targetOf(set))!;
      for (const { record } of records) {
        await recordEntry(tx, {
          actor,
          module,
          action: 'MERGE',
          entityId: intoId,
          entityLabel: labelOf(registered(), target),
          changes: [
            { field: 'mergedFrom', before: null, after: (record as unknown as Readonly<Record<string, string>>)[code] },
          ],
          reason,
          at: now,
        });
        for (const follow of afterOutletsMerge(app))
          await follow({ tx, actor, now, fromId: record.secureId, intoId, reason });
      }
    },
  };
};
