import { viewAsCalls } from '@console/contracts/shell/view-as';
import type { Call } from '@console/contracts/core/call';
import type { Caller } from '../platform/context.ts';
import type { Module } from '../platform/http/application.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BudgetRefusal } from './budgets/refusal.ts';
import { notifyBudgetRefusal } from './notices/budget-refusal.ts';
import { countRefusedView } from './probing/count-refused-view.ts';
import { spendUpload } from './budgets/uploads.ts';
import { requireProof } from './proof/require.ts';
import { checkMaintenance } from './settings/maintenance.ts';

/** Calls allowed while the console is viewed as a role: reads, and the call that ends the view. */
const isReading = (call: Call): boolean =>
  call.method === 'GET' || call.reads === true || call.name === viewAsCalls.end.name;

function refuseChangesInView(call: Call, { viewing }: Caller): void {
  if (viewing && !isReading(call)) throw new Refusal('VIEWING_AS_ROLE', { parameters: { role: viewing.roleName } });
}

/**
 * Checks of people and settings on every call (docs/model/platform.md#order-of-checks): read-only while the console is
 * viewed as a role, modules under maintenance, a fresh proof of identity, the budgets of uploads.
 */
export const peopleGuard: Module = ({ guards, services }) => {
  guards.push({
    admit: refuseChangesInView,
    permit: async (call, caller) => {
      if (call.access !== 'session') await checkMaintenance(services, call);
      if (call.stepUp === 'always') await requireProof(services.db, services, caller);
    },
    receive: (caller, contentLength) => spendUpload(services, caller, contentLength),
    keepRefusal: async ({ refusal, ...act }) => {
      await countRefusedView(services, { refusal, ...act });
      if (!(refusal instanceof BudgetRefusal)) return false;
      await notifyBudgetRefusal(services, act, refusal);
      return true;
    },
  });
};
