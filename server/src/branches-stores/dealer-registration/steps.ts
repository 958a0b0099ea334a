import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import type { dealerRegistrations } from '@console/contracts/branches-stores/new-dealer-nmc';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { labelOf } from '../../records/resource/label.ts';
import { findRecords } from '../../records/resource/read.ts';
import { eachRecord, type StepHooksOf, type StepRecord, type StepSet } from '../../records/steps/hooks.ts';
import { acceptAsDealer, dealersOf } from './accept.ts';

type Registrations = typeof dealerRegistrations;
type Of = Pick<StepSet<Registrations>, 'tx' | 'caller' | 'actor' | 'now'>;

/** Who decided, when, and why. */
function decide({ store }: StepRecord<Registrations>, { actor, now }: Of, note: string | null): void {
  Object.assign(store, { decided_by: actor.username, decided_at: now, note });
}

/** What core took back becomes no dealer. */
const stillRegistered = eachRecord<Registrations, never>(({ record }) => {
  if (record.withdrawn) throw new Refusal('REGISTRATION_WITHDRAWN');
});

/** Notes in the history of the dealer which registration it turned out to be. */
async function noteMerge(
  app: Application,
  { tx, caller, actor, now }: Of,
  { record }: StepRecord<Registrations>,
  { dealerId, reason }: { readonly dealerId: string; readonly reason: string },
): Promise<void> {
  const dealers = dealersOf(app);
  const [dealer] = await findRecords(tx, dealers, [dealerId], caller.scope, { of: 'detail', caller, lock: true });
  if (!dealer) throw invalid({ field: 'dealerId', code: 'NOT_FOUND' });
  if (dealer['state'] === 'closed') throw new Refusal('OUTLET_CLOSED');
  await recordEntry(tx, {
    actor,
    module: dealersNmc.module,
    action: 'MERGE',
    entityId: dealer.secureId,
    entityLabel: labelOf(dealers, dealer),
    changes: [{ field: 'registrationNo', before: null, after: record.registrationNo }],
    reason,
    at: now,
  });
}

/** What the decisions about registrations write besides the state. */
export const registrationStepHooks = (app: Application): StepHooksOf<Registrations> => ({
  accept: {
    rules: stillRegistered,
    perform: async (set) => {
      const { branchId, mainBrand, financialSchemeIds, duplicateNote } = set.values;
      for (const each of set.records) {
        const chosen = { branchId, mainBrand, financialSchemeIds, duplicateNote };
        each.store['dealer_id'] = await acceptAsDealer(app, set, each.record, chosen);
        decide(each, set, duplicateNote);
      }
    },
  },
  merge: {
    rules: stillRegistered,
    perform: async (set) => {
      const { dealerId, reason } = set.values;
      for (const each of set.records) {
        await noteMerge(app, set, each, { dealerId, reason });
        each.store['dealer_id'] = dealerId;
        decide(each, set, reason);
      }
    },
  },
  reject: { perform: eachRecord((each, set) => decide(each, set, set.values.reason)) },
});
